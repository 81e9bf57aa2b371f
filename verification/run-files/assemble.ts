import fs from 'node:fs/promises';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import type {Environment} from '@docs-kit/docs-verify/environment';
import type {GuideFence} from '@docs-kit/docs-verify/guides/page';
import {runProgram} from '@docs-kit/docs-verify/processes';
import {entries, isMap, known as data, providersOf, type YamlMap} from './known';
import type {RunFileSample} from './find';

/** The run files that excerpts are put into. */
export interface Bases {
  /** A file with which a server starts here. */
  readonly base: YamlMap;
  /** The file of a distribution, from which excerpts may name providers. */
  readonly stock: YamlMap;
}

/**
 * Writes the run file of a reader who puts an excerpt into theirs: the base with those providers
 * that something needs, and the excerpt in it. A whole file stays as it is.
 */
export function completeRunFile({isWhole, content}: RunFileSample, bases: Bases): YamlMap {
  if (isWhole) return content;
  const {base, stock} = bases;
  const added = providersOf(content);
  const named = new Set([base, content].flatMap(providersNamedIn));
  const known = new Set([...entriesOf(base), ...entriesOf(content)].map(idOf));
  const missing = (api: string): readonly YamlMap[] =>
    entries(providersOf(stock)[api]).filter((entry) => {
      const id = idOf(entry);
      return id !== undefined && named.has(id) && !known.has(id);
    });
  const providers = Object.fromEntries(
    Object.entries(providersOf(base)).map(([api, list]) => [
      api,
      data.singleApis.includes(api) && api in added
        ? []
        : [
            // Each API keeps one: others depend on it.
            ...entries(list).filter((entry, index) => index === 0 || named.has(idOf(entry))),
            ...missing(api),
          ],
    ]),
  );
  const file = merged({...base, providers}, content);
  if (!isMap(file)) throw new Error('The base is no run file.');
  return {
    ...file,
    apis: [...new Set([...entriesOfList(base.apis), ...Object.keys(added)])],
  };
}

/** The providers that entries of a file name as theirs; a dataset of Hugging Face need not say so. */
function providersNamedIn(file: YamlMap): unknown[] {
  return Object.keys(data.resources).flatMap((section) =>
    entries(file[section]).map(
      ({provider_id: id, source}) =>
        id ?? (/"huggingface:/.test(JSON.stringify(source) ?? '') ? 'huggingface' : undefined),
    ),
  );
}

const entriesOf = (file: YamlMap): YamlMap[] => Object.values(providersOf(file)).flatMap(entries);

const entriesOfList = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);

/** The id of a provider, also behind a switch such as `${env.OLLAMA_URL:+ollama}`. */
function idOf({provider_id: id}: YamlMap): unknown {
  return typeof id === 'string' ? (/^\$\{env\.\w+:\+([^}]+)\}$/.exec(id)?.[1] ?? id) : id;
}

/** What names an entry of a section: its own id comes before that of its provider. */
const idKeys = [...Object.values(data.resources).map(({id}) => id), 'provider_id'];

/**
 * Writes the run file that a page leaves to its reader: a copy of that of a distribution with the
 * first excerpt of the page in it. Entries of an excerpt take the place of those with their id.
 * @param base text of the run file of the distribution
 * @param fences the fences of the page
 */
export function readersRunFile(base: string, fences: readonly GuideFence[]): string {
  const excerpt = fences.find(
    ({language, title}) => language === 'yaml' && title === 'run.yaml (excerpt)',
  );
  return excerpt ? stringify(merged(parse(base), parse(excerpt.code))) : base;
}

/** Puts an excerpt into a file; its entries take the place of those with their id. */
export function merged(base: unknown, excerpt: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(excerpt)) {
    const added: readonly unknown[] = excerpt;
    const ids = new Set(added.map(ownIdOf));
    return [...base.filter((entry) => !ids.has(ownIdOf(entry))), ...added];
  }
  if (!isMap(base) || !isMap(excerpt)) return excerpt;
  return {
    ...base,
    ...Object.fromEntries(
      Object.entries(excerpt).map(([key, value]) => [key, merged(base[key], value)]),
    ),
  };
}

/** The id of an entry; an entry without one is its own. */
function ownIdOf(entry: unknown): unknown {
  const key = isMap(entry) && idKeys.find((name) => name in entry);
  return key ? entry[key] : entry;
}

/** The run file that the installed framework ships for starter. */
export async function stockRunFile({python}: Environment): Promise<string> {
  const {output} = await runProgram(
    python,
    [
      '-c',
      'from importlib.util import find_spec; print(*find_spec("llama_stack").submodule_search_locations)',
    ],
    {timeout: 60_000},
  );
  return fs.readFile(path.join(output.trim(), 'distributions/starter/run.yaml'), 'utf8');
}
