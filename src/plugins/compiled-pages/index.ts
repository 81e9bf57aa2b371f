import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {keptResults, keyOf, removeOthers} from '../support/kept-results';
import {notingWarnings} from '../support/warnings';
import {type PageSource, type Processor, processorsOf} from './processors';
import {surroundingsOf} from './surroundings';

const name = 'compiled-pages';

/**
 * Keeps what pages are compiled to, by the text of each and everything else that goes into it: half of
 * the time of a build. The bundler's own cache would keep more, but the bundler writes other files from
 * it than from scratch. A page that is warned about is compiled by every build, to be warned about
 * again.
 */
export default function compiledPages(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir} = context;
  const results = keptResults(siteDir, generatedFilesDir, name);
  const compiled = new Set<string>();
  const keeping = new WeakSet<Processor>();
  let content: AllContent = {};
  let surroundings: string | undefined;
  let working = 0;

  function keep(processor: Processor, format: string): void {
    // Rules of both compilers may have the same processors.
    if (keeping.has(processor)) return;
    keeping.add(processor);
    const compile = processor.process.bind(processor);
    processor.process = (page) => {
      surroundings ??= surroundingsOf(context, content);
      const place = placeOf(page, siteDir);
      compiled.add(place);
      const key = keyOf(surroundings, format, JSON.stringify(page.frontMatter), page.content);
      return results.resultOf(place, key, async () => {
        const {value, hasWarned} = await notingWarnings(() => compile(page));
        return {value, isKept: !hasWarned};
      });
    };
  }

  return {
    name,
    allContentLoaded(loaded) {
      content = loaded.allContent;
    },
    configureWebpack(config) {
      if (process.env.NODE_ENV !== 'production') return {};
      for (const {mdProcessor, mdxProcessor} of processorsOf(config)) {
        keep(mdProcessor, 'md');
        keep(mdxProcessor, 'mdx');
      }
      // The compilers work at the same time, and each has pages of its own.
      working += 1;
      const finish = async (): Promise<void> => {
        working -= 1;
        if (working === 0) await removeOthers(results, compiled);
      };
      return {plugins: [{apply: ({hooks}) => hooks.done.tapPromise(name, finish)}]};
    },
  };
}

/** A page for one of the compilers, wherever the project is. */
const placeOf = ({filePath, compilerName}: PageSource, site: string): string =>
  `${compilerName}:${path.relative(site, filePath).split(path.sep).join('/')}`;
