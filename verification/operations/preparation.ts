import {randomUUID} from 'node:crypto';
import type {Operation} from '@docs-kit/openapi-model';
import {filled} from '@docs-kit/docs-verify/messages/templates';
import {carryOut, type RecipeStep} from '@docs-kit/docs-verify/recipes';
import {type Objects, readSteps} from './objects';

/** Ids in a sample's text, each with the one that the server has given the object. */
export type Replacements = ReadonlyMap<string, string>;

/** A rule of `preparation.yaml`. */
interface Rule {
  readonly operations?: readonly string[];
  readonly code?: string;
  readonly placeholder?: string;
  readonly pattern?: string;
  readonly steps?: readonly RecipeStep[];
  readonly gives?: string;
  readonly replaces?: Readonly<Record<string, string>>;
}

const {rules} = readSteps<{readonly rules: readonly Rule[]}>(
  'operations/preparation.yaml',
  'preparation',
);

/** Seconds from now to the beginning and the end of what examples ask telemetry for. */
const hour = 3600;

/**
 * Makes what the programs of an operation expect to exist, and removes what they are about to
 * create. Only the server can give an id, so each id in the programs is replaced by the one of the
 * object that was made in its place; nothing else in a program changes.
 * @param code the curl program of the set: it names every id that the others name
 */
export async function prepare(
  operation: Operation,
  code: string,
  {requests, recipes, values}: Objects,
  mcpAddress: string,
): Promise<Replacements> {
  const replacements = new Map<string, string>();
  const placeholders = placeholderValues(operation.path, code);
  const now = Math.floor(Date.now() / 1000);
  const times = {anHourAgo: now - hour, inAnHour: now + hour};
  let known: Readonly<Record<string, unknown>> = {
    ...{...values, ...times},
    ...{mcp: mcpAddress, once: randomUUID()},
  };
  for (const rule of rules) {
    if (rule.operations?.includes(operation.id) === false) continue;
    if (rule.code !== undefined && !new RegExp(rule.code).test(code)) continue;
    for (const id of idsOf(rule, placeholders, code)) {
      if (replacements.has(id)) continue;
      known = await carryOut(rule.steps ?? [], requests, recipes, {...known, id});
      const replaced = {...(rule.gives !== undefined && {[id]: rule.gives}), ...rule.replaces};
      for (const [text, value] of Object.entries(replaced)) {
        replacements.set(text, String(filled(value, known)));
      }
    }
  }
  return replacements;
}

/** The ids that a rule is about; an empty one where it is about none. */
function idsOf(
  {placeholder, pattern}: Rule,
  placeholders: ReadonlyMap<string, string>,
  code: string,
): readonly string[] {
  if (pattern !== undefined) {
    return [...new Set([...code.matchAll(new RegExp(pattern, 'g'))].map(([text]) => text))];
  }
  if (placeholder === undefined) return [''];
  const id = placeholders.get(placeholder) ?? '';
  return id === '' ? [] : [id];
}

/** Replaces the ids in a program. */
export function replaceIds(code: string, replacements: Replacements): string {
  let text = code;
  for (const [documented, actual] of replacements) text = text.replaceAll(documented, actual);
  return text;
}

/**
 * Values of the placeholders of a path, read from a request that names the whole address: curl commands
 * may have it on several lines, as words without white space between them.
 */
export function placeholderValues(path: string, code: string): ReadonlyMap<string, string> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const pattern = path
    .split(/\{[^}]+\}/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(String.raw`([^/'"?\s]+)`);
  const joined = code.replaceAll("'\\\n'", '');
  const found = new RegExp(`localhost:\\d+${pattern}['"?\\s]`).exec(joined);
  return new Map(names.map((name, index) => [name, found?.[index + 1] ?? '']));
}
