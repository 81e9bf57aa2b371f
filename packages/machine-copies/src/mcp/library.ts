import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import {dataSetPath} from '../data-sets';
import {markdownPath} from '../paths';
import {findPassages} from './passages';

/** An entry of a data set. */
export interface Entry {
  readonly id: string;
  /** Path of the page that explains it. */
  readonly page: string;
}

/** An entry of the data set `operations`. */
interface Operation extends Entry {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
}

/** An entry of the data set `schemas`. */
interface Schema extends Entry {
  readonly name: string;
  /** Path of the OpenAPI document in JSON, with a JSON Pointer. */
  readonly specification: string;
}

/**
 * Reads one section of a page as Markdown.
 * @param route path of the page
 * @param name anchor of the section, or the text of its heading
 * @throws Error that lists the sections of the page when none has this name
 */
export type SectionReader = (route: string, name: string) => string;

/** A finished build, as those read it who look something up. */
export type Library = ReturnType<typeof openFiles>;

/**
 * Opens a build.
 * @throws Error that says how to make one when the folder holds none
 */
export function openFiles(buildFolder: string, readSection: SectionReader) {
  if (!existsSync(path.join(buildFolder, 'llms.txt'))) {
    throw new Error(
      `${buildFolder} is not a finished build of this site. Run \`npm run build\`, or name another folder with --build.`,
    );
  }
  const readText = (file: string): string => readFileSync(path.join(buildFolder, file), 'utf8');
  const readJson = <T>(file: string): T => JSON.parse(readText(file)) as T;
  const exists = (file: string): boolean => existsSync(path.join(buildFolder, file));

  const index = exists('data/index.json')
    ? readJson<{versions: {sets: Record<string, string>}[]}>('data/index.json')
    : {versions: []};
  const entriesOf = <Kind extends Entry>(set: string, version: string): Kind[] => {
    const file = dataSetPath(version, set);
    if (!exists(file)) throw new Error(`${version} has no data set "${set}".`);
    return readJson<{entries: Kind[]}>(file).entries;
  };

  /** Path of a page, from its path or address, with or without `.md`, and the anchor that it names. */
  function routeOf(page: string): {readonly route: string; readonly anchor: string} {
    const {pathname, hash} = new URL(page, 'http://localhost');
    const route = pathname.replace(/(?:\.md|\/)$/, '') || '/';
    return {route, anchor: decodeURIComponent(hash.slice(1))};
  }

  /**
   * Reads the Markdown copy of a page, or of one of its parts.
   * @throws Error that says how to find pages when there is none
   */
  function readCopy(route: string, part: number): string {
    // The first lines of each copy name the list of all pages, which is a text.
    const list = route.endsWith('/llms.txt') && part === 1 ? route.slice(1) : undefined;
    const file = list ?? markdownPath(route, part);
    if (exists(file)) return readText(file);
    throw new Error(
      part > 1
        ? `${route} has no part ${part}. The first lines of a page say how many parts it has.`
        : `There is no page ${route} here: it may be on the website alone. Search for another, or read /llms.txt, which lists all pages.`,
    );
  }

  /**
   * Reads a page as Markdown: one of its sections below the first lines of its copy, or a part.
   * @param page path or address of the page, with or without `.md`; an anchor names a section
   * @param part number of the part, which a section needs none of
   * @param section anchor of the section, or the text of its heading
   * @throws Error that says which there are when there is no such page, part or section
   */
  function readPage(page: string, part: number, section?: string): string {
    const {route, anchor} = routeOf(page);
    const name = (section ?? anchor).replace(/^#/, '');
    const copy = readCopy(route, name ? 1 : part);
    if (!name) return copy;
    const [title = '', , facts = ''] = copy.split('\n');
    return `${title}\n\n${facts}\n\n${readSection(route, name)}\n`;
  }

  return {
    /** Names of the data sets that any version has. */
    sets: new Set(index.versions.flatMap(({sets}) => Object.keys(sets))),

    readPage,

    /**
     * Finds what a page says about something.
     * @param page path of the page; it may have an anchor
     * @param most characters of all passages together
     */
    passagesOf(page: string, query: string, most: number): string {
      const {route} = routeOf(page);
      const parts = [1, 2, 3, 4, 5].filter((part) => exists(markdownPath(route, part)));
      return findPassages(parts.map((part) => readCopy(route, part)).join('\n'), query, most);
    },

    /**
     * Reads the page of an operation.
     * @param operation operation id or method and path: `listPets`, `GET /pets`
     * @throws Error with the nearest name when there is none
     */
    readOperation(operation: string, version: string): string {
      const operations = entriesOf<Operation>('operations', version);
      const namesOf = (one: Operation): string[] => [one.operationId, `${one.method} ${one.path}`];
      const found = operations.find((one) => namesOf(one).some((name) => isSame(name, operation)));
      if (found) return readPage(found.page, 1);
      throw unknown('operation', operation, version, operations.flatMap(namesOf));
    },

    /**
     * Reads a schema of the specifications, with the page that shows it.
     * @throws Error with the nearest name when there is none
     */
    readSchema(name: string, version: string): object {
      const schemas = entriesOf<Schema>('schemas', version);
      const found = schemas.find((schema) => schema.id === name || schema.name === name);
      if (!found) {
        const names = schemas.map((schema) => schema.name);
        throw unknown('schema', name, version, names);
      }
      const [file = ''] = found.specification.split('#');
      const {components} = readJson<{components: {schemas: Record<string, object>}}>(file);
      return {...found, definition: components.schemas[found.name]};
    },

    /**
     * Finds an entry of a data set by its id, or by any part of it.
     * @throws Error with the nearest name when there is none
     */
    lookUp(set: string, name: string, version: string): Entry[] {
      const entries = entriesOf(set, version);
      const exact = entries.filter(({id}) => id === name);
      const found = exact.length > 0 ? exact : entries.filter(({id}) => id.includes(name));
      if (found.length > 0) return found;
      const ids = entries.map(({id}) => id);
      throw unknown(`entry of ${set}`, name, version, ids);
    },

    /**
     * Lists what a version changed since the one before it.
     * @param text words that the changes have to contain, all of them; none lists every change
     * @throws Error for a version that follows none of this site
     */
    listChanges(text: string, version: string): Entry[] {
      if (!exists(dataSetPath(version, 'changes'))) {
        throw new Error(`${version} follows no version of this site: its changes are unknown.`);
      }
      const words = text.toLowerCase().split(/\s+/);
      return entriesOf('changes', version).filter((change) => {
        const said = JSON.stringify(change).toLowerCase();
        return words.every((word) => said.includes(word));
      });
    },
  };
}

/** Programs write the name of an operation in the case that their language has. */
const isSame = (one: string, other: string): boolean => {
  const [name, given] = [one, other].map((text) => text.toLowerCase().replace(/[\s_-]/g, ''));
  return name === given;
};

function unknown(kind: string, name: string, version: string, known: readonly string[]): Error {
  return new Error(`${version} has no ${kind} "${name}".${nearest(name, known)}`);
}

/**
 * The shortest known name that contains each word of the name, or else the one that differs least, if it
 * differs little: ` Did you mean "x"?`
 */
function nearest(name: string, known: readonly string[]): string {
  const most = Math.max(2, Math.floor(name.length / 3));
  const words = name.split(/\s+/);
  const [longer] = known
    .filter((candidate) => words.every((word) => candidate.includes(word)))
    .sort((one, other) => one.length - other.length);
  const [similar] = known
    .map((candidate) => ({candidate, distance: leven(name, candidate)}))
    .filter(({distance}) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  const best = longer ?? similar?.candidate;
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}
