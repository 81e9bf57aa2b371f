import type {YamlMap} from './yaml-values';
import {isMap} from './yaml-values';
import {merged} from '../guides/run-file';
import type {RunFileSample} from './find';

/** The run files that excerpts are put into. */
export interface Bases {
  /** A file with which a server starts here. */
  readonly base: YamlMap;
  /** The file of a distribution, from which excerpts may name providers. */
  readonly stock: YamlMap;
}

/** Sections whose entries belong to providers, with the key that names an entry. */
export const resourceSections = {
  models: 'model_id',
  shields: 'shield_id',
  vector_dbs: 'vector_db_id',
  datasets: 'dataset_id',
  scoring_fns: 'scoring_fn_id',
  benchmarks: 'benchmark_id',
  tool_groups: 'toolgroup_id',
} as const;

/** APIs of which a server has one provider: the last entry wins. */
const singleApis: ReadonlySet<string> = new Set([
  'agents',
  'batches',
  'files',
  'post_training',
  'telemetry',
]);

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
      singleApis.has(api) && api in added
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
  return Object.keys(resourceSections).flatMap((section) =>
    entries(file[section]).map(
      ({provider_id: id, source}) =>
        id ?? (/"huggingface:/.test(JSON.stringify(source) ?? '') ? 'huggingface' : undefined),
    ),
  );
}

/** The providers of a file, by API. */
export function providersOf(file: YamlMap): YamlMap {
  return isMap(file.providers) ? file.providers : {};
}

const entriesOf = (file: YamlMap): YamlMap[] => Object.values(providersOf(file)).flatMap(entries);

/** The entries of a list, as far as they are maps. */
export const entries = (list: unknown): YamlMap[] => entriesOfList(list).filter(isMap);

const entriesOfList = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);

/** The id of a provider, also behind a switch such as `${env.OLLAMA_URL:+ollama}`. */
function idOf({provider_id: id}: YamlMap): unknown {
  return typeof id === 'string' ? (/^\$\{env\.\w+:\+([^}]+)\}$/.exec(id)?.[1] ?? id) : id;
}
