import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourcedPage} from '@docs-kit/docs-follow';
import {parse} from 'yaml';
import type {ProvidersData} from '../facts/data-types';
import type {SiteVersion} from '../site/versions';

/** A file that a writer wrote, by its path in the project. */
export interface WrittenFile {
  readonly file: string;
  readonly text: string;
}

/** Reads what is written for a version: guides with their parts, and the sources of the specifications. */
export function readWritten(
  root: string,
  {name, docsFolder}: Pick<SiteVersion, 'name' | 'docsFolder'>,
): Record<'guides' | 'specifications', WrittenFile[]> {
  const read = (folder: string, wanted: RegExp): WrittenFile[] =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
      .filter((file) => wanted.test(file))
      .sort()
      .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
  return {
    guides: read(docsFolder, /^(?!.*\/(?:api(?:-\w+)?\/|upgrade\.mdx)).*\.mdx?$/),
    specifications: read(`openapi/${name}`, /\.yaml$/),
  };
}

/** The keys at the top of a page. */
export function frontMatterOf(text: string): Readonly<Record<string, unknown>> {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  return (parse(head) ?? {}) as Record<string, unknown>;
}

/**
 * Finds the sources of pages: those that their front matter names, and for pages of providers the
 * modules of these.
 * @param docsFolder folder of the guides, without a slash at its end
 * @throws Error when `sources` is not a list of texts
 */
export function sourcesOf(
  guides: readonly WrittenFile[],
  docsFolder: string,
  providers: ProvidersData['providers'],
): SourcedPage[] {
  return guides.flatMap(({file, text}) => {
    const {sources = []} = frontMatterOf(text);
    if (!Array.isArray(sources) || !sources.every((glob) => typeof glob === 'string')) {
      throw new Error(`${file}: "sources" has to be a list of globs, such as [zoo/cages/*.py].`);
    }
    const id = file.slice(docsFolder.length + 1).replace(/\.mdx?$/, '');
    const modules = providers
      .filter(({pageId}) => pageId === id)
      .flatMap(({module, source}) => [`${module.replaceAll('.', '/')}/**`, source]);
    const all = [...new Set([...(sources as string[]), ...modules])];
    return all.length === 0 ? [] : [{file, sources: all}];
  });
}
