import type {Plugin} from '@docusaurus/types';

/** What a plugin relies on in the inner files of another package. */
export interface ExpectedModule {
  /** Whether a bundled file is the expected one, by its path. */
  readonly matches: (file: string) => boolean;
  /** What the file shows when it is there, for the message. */
  readonly meaning: string;
}

/** The parts of a bundler's compiler that are used here; webpack and Rspack have them alike. */
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, listener: (compilation: Compilation) => void): void;
    };
  };
}
interface Compilation {
  readonly errors: {push(error: Error): unknown};
  readonly hooks: {
    readonly finishModules: {
      tap(name: string, listener: (modules: Iterable<object>) => void): void;
    };
  };
}

/**
 * Makes a plugin of the bundler that stops a production build when a file is not bundled on whose
 * place or imports a plugin of this site relies: the plugin would do nothing, and nobody would know.
 * @param name of the plugin, for the message
 */
export function expectModules(
  name: string,
  expected: readonly ExpectedModule[],
): {apply(compiler: Compiler): void} {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          const files = [...modules].map(fileOf);
          for (const {matches, meaning} of expected) {
            if (files.some(matches)) continue;
            compilation.errors.push(
              new Error(
                `${name}: expected ${meaning}, but no bundled file shows it. Compare src/plugins/${name} with the installed release of Docusaurus.`,
              ),
            );
          }
        });
      });
    },
  };
}

/** Path of the file that a module was made from, without a query; empty for others. */
function fileOf(module: object): string {
  const resource = 'resource' in module ? module.resource : undefined;
  return typeof resource === 'string' ? resource.replace(/\?.*$/, '') : '';
}

type BundlerOptions = NonNullable<ReturnType<NonNullable<Plugin['configureWebpack']>>>;

/**
 * Adds the check to the options of the bundler, where pages are built for readers: the server build
 * leaves modules of the browser out, and the development server has pages to come.
 */
export function withExpectedModules(
  options: BundlerOptions,
  isServer: boolean,
  name: string,
  expected: readonly ExpectedModule[],
): BundlerOptions {
  return isServer || process.env.NODE_ENV !== 'production'
    ? options
    : {...options, plugins: [expectModules(name, expected)]};
}
