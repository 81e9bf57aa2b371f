import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '@docs-kit/docs-facts/finding';
import {dataSetPath} from '../src/data-sets/files';
import type {DataSetName, DataSets} from '../src/data-sets/shapes';
import {openBuiltSearch} from '../src/plugins/search/built-search';
import {present} from '../src/search/list/present';
import type {TextPiece} from '../src/search/list/snippet';
import {hasMarkdownCopy, markdownPath} from '../src/site/links';
import {documentation} from '../src/site/product';
import {siteVersion} from '../src/site/versions';

const snippetLength = 200;

/** A page that a search has found. */
export interface FoundPage {
  readonly page: string;
  readonly title: string;
  /** Heading of the section, when the section was found and not the page as a whole. */
  readonly section?: string;
  readonly snippet: string;
}

/** A finished build, as those read it who look something up. */
export interface Library {
  /** @throws Error for an unknown version */
  search(query: string, versionName: string, limit: number): FoundPage[];
  /**
   * Reads the Markdown copy of a page, or of one of its parts.
   * @param page path or address of the page, with or without `.md`
   * @throws Error that says how to find pages when there is none
   */
  readPage(page: string, part: number): string;
  /**
   * Reads the page of an operation.
   * @param operation operation id or method and path: `createResponse`, `POST /v1/responses`
   * @throws Error with the nearest name when there is none
   */
  readOperation(operation: string, versionName: string): string;
  /**
   * Reads a schema of the specifications, with the page that shows it.
   * @throws Error with the nearest name when there is none
   */
  readSchema(name: string, versionName: string): object;
  /**
   * Looks an entry of a data set up by its id or a part of it that is enough to tell it.
   * @throws Error with the nearest name when there is none
   */
  lookUp<Name extends DataSetName>(set: Name, name: string, versionName: string): Entry<Name>[];
  /**
   * Lists what a version changed since the one before it.
   * @param text words that the changes have to contain, all of them; none lists every change
   * @throws Error for a version that follows none of this site
   */
  listChanges(text: string, versionName: string): Entry<'changes'>[];
}

type Entry<Name extends DataSetName> = NonNullable<DataSets[Name]>[number];

/**
 * Opens a build.
 * @throws Error that says how to make one when the folder holds none
 */
export function openLibrary(buildFolder: string): Library {
  if (!existsSync(path.join(buildFolder, 'data/index.json'))) {
    throw new Error(
      `${buildFolder} is not a finished build of this site. Run \`npm run build\`, or name another folder with --build.`,
    );
  }
  const readText = (file: string): string => readFileSync(path.join(buildFolder, file), 'utf8');

  function entriesOf<Name extends DataSetName>(set: Name, versionName: string): Entry<Name>[] {
    const text = readText(dataSetPath(siteVersion(versionName), set));
    return (JSON.parse(text) as {entries: Entry<Name>[]}).entries;
  }

  const library: Library = {
    search(query, versionName, limit) {
      const {searcher, textsOf} = openBuiltSearch(buildFolder, siteVersion(versionName));
      return present(searcher.search(query, {limit}), textsOf, snippetLength).map((hit) => ({
        page: `${hit.u}${hit.h ?? ''}`,
        title: textOf(hit.title),
        ...(hit.heading && {section: textOf(hit.heading)}),
        snippet: textOf(hit.snippet ?? []),
      }));
    },

    readPage(page, part) {
      const {pathname} = new URL(page, documentation.url);
      const route = pathname.replace(/(?:\.md|\/)$/, '') || '/';
      const file = markdownPath(route, part);
      if (!hasMarkdownCopy(route) || !existsSync(path.join(buildFolder, file))) {
        throw new Error(
          part > 1
            ? `${route} has no part ${part}. The first lines of a page say how many parts it has.`
            : `There is no page ${route}. Search for it, or read /llms.txt, which lists all pages.`,
        );
      }
      return readText(file);
    },

    readOperation(operation, versionName) {
      const operations = entriesOf('operations', versionName);
      const wanted = operation.trim().toLowerCase();
      const found = operations.find(
        ({operationId, method, path: route}) =>
          operationId.toLowerCase() === wanted || `${method} ${route}`.toLowerCase() === wanted,
      );
      if (!found) {
        const names = operations.flatMap((one) => [one.operationId, `${one.method} ${one.path}`]);
        throw unknown('operation', operation, versionName, names);
      }
      return library.readPage(found.page, 1);
    },

    readSchema(name, versionName) {
      const schemas = entriesOf('schemas', versionName);
      const found = schemas.find((schema) => schema.id === name || schema.name === name);
      if (!found) {
        throw unknown(
          'schema',
          name,
          versionName,
          schemas.map((schema) => schema.name),
        );
      }
      const [file = ''] = found.specification.split('#');
      const {components} = JSON.parse(readText(file)) as {
        components: {schemas: Readonly<Record<string, object>>};
      };
      return {...found, definition: components.schemas[found.name]};
    },

    lookUp(set, name, versionName) {
      const entries = entriesOf(set, versionName);
      const exact = entries.filter(({id}) => id === name);
      const found = exact.length > 0 ? exact : entries.filter(({id}) => id.includes(name));
      if (found.length > 0) return found;
      throw unknown(
        `entry of ${set}`,
        name,
        versionName,
        entries.map(({id}) => id),
      );
    },

    listChanges(text, versionName) {
      const version = siteVersion(versionName);
      if (!existsSync(path.join(buildFolder, dataSetPath(version, 'changes')))) {
        throw new Error(`${versionName} follows no version of this site: its changes are unknown.`);
      }
      const words = text.toLowerCase().split(/\s+/);
      return entriesOf('changes', versionName).filter((change) => {
        const said = JSON.stringify(change).toLowerCase();
        return words.every((word) => said.includes(word));
      });
    },
  };
  return library;
}

const textOf = (pieces: readonly TextPiece[]): string => pieces.map(({text}) => text).join('');

function unknown(kind: string, name: string, versionName: string, known: readonly string[]): Error {
  return new Error(`${versionName} has no ${kind} "${name}".${nearest(name, known)}`);
}
