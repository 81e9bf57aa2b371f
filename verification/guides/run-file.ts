import {parse, stringify} from 'yaml';
import type {GuideFence} from '@docs-kit/docs-verify/guides/page';

/** A run file, or an excerpt of one: sections by name. */
type RunFile = Readonly<Record<string, unknown>>;

/** What names an entry of a section: its own id comes before that of its provider. */
const idKeys = [
  'model_id',
  'shield_id',
  'toolgroup_id',
  'vector_db_id',
  'dataset_id',
  'scoring_fn_id',
  'benchmark_id',
  'provider_id',
] as const;

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

export function merged(base: unknown, excerpt: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(excerpt)) {
    const entries: readonly unknown[] = excerpt;
    const ids = new Set(entries.map(idOf));
    return [...base.filter((entry) => !ids.has(idOf(entry))), ...entries];
  }
  if (!isRunFile(base) || !isRunFile(excerpt)) return excerpt;
  return {
    ...base,
    ...Object.fromEntries(
      Object.entries(excerpt).map(([key, value]) => [key, merged(base[key], value)]),
    ),
  };
}

/** The id of an entry; an entry without one is its own. */
function idOf(entry: unknown): unknown {
  const key = isRunFile(entry) && idKeys.find((name) => name in entry);
  return key ? entry[key] : entry;
}

function isRunFile(value: unknown): value is RunFile {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
