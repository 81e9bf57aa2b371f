import type {Plugin} from '@docusaurus/types';

/** A page as the MDX loader of Docusaurus has it compiled. */
export interface PageSource {
  readonly content: string;
  readonly filePath: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** `client` or `server`. */
  readonly compilerName: string;
}

/** What becomes of a page. */
export interface CompiledPage {
  /** A module of JavaScript. */
  readonly content: string;
  /** What transformers have noted. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The part of the MDX loader that compiles a page, which is most of the loader's work. */
export interface Processor {
  process(page: PageSource): Promise<CompiledPage>;
}

/** The processors of one rule, by the format of the pages. */
export type Processors = Record<'mdProcessor' | 'mdxProcessor', Processor>;

type BundlerOptions = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Finds the processors of pages in the options of the bundler.
 * @throws Error when there is none: Docusaurus compiles pages in another way now
 */
export function processorsOf({module: {rules = []} = {}}: BundlerOptions): Processors[] {
  const found = rules
    .flatMap((rule) =>
      typeof rule === 'object' && rule && Array.isArray(rule.use) ? rule.use : [],
    )
    .flatMap((item) => {
      const options: unknown = typeof item === 'object' && item ? item.options : undefined;
      return hasProcessors(options) ? [options.processors] : [];
    });
  if (found.length > 0) return found;
  throw new Error(
    'compiled-pages: expected rules of the bundler with `options.processors.mdxProcessor.process`, as those of the MDX loader have them, found none. Compare src/plugins/compiled-pages with the installed release of Docusaurus.',
  );
}

function hasProcessors(options: unknown): options is {processors: Processors} {
  const {processors} = (options ?? {}) as {processors?: Partial<Processors>};
  return [processors?.mdProcessor, processors?.mdxProcessor].every(
    (processor) => typeof processor?.process === 'function',
  );
}
