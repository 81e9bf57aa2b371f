import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {generatedRegistry} from '../internals';

/** What answers requests to the development server. */
type Middleware = (...exchange: readonly unknown[]) => unknown;

/** The part of Rspack that is used here, which Docusaurus gives to its plugins as if it were webpack. */
interface Bundler {
  lazyCompilationMiddleware(compiler: Compiler): Middleware;
}

/** The part of the development server that is used here. */
interface DevelopmentServer {
  readonly app: {use(middleware: Middleware): unknown};
}

/**
 * Lets `npm start` compile a page when it is asked for. Without it, nobody sees the first page before
 * every page of every version has been compiled, which takes longer than anything else. A build
 * compiles all pages as before.
 */
export function lazyPages({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV === 'production' || currentBundler.name !== 'rspack') {
        return {};
      }
      const bundler = currentBundler.instance as unknown as Bundler;
      let middleware: Middleware | undefined;
      const options = {
        // Components are few, and pages share them.
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, generatedRegistry),
              use: [path.join(__dirname, 'loader.js')],
            },
          ],
        },
        plugins: [
          {
            apply(compiler: Compiler) {
              middleware = bundler.lazyCompilationMiddleware(compiler);
            },
          },
        ],
        devServer: {
          // Other ways to add to the server's answers replace those that Docusaurus adds.
          onListening({app}: DevelopmentServer) {
            if (middleware) app.use(middleware);
          },
        },
      };
      return options as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
