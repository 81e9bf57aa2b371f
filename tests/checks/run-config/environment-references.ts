/** Environment references in a run file: `${env.NAME}`, `${env.NAME:=default}`, `${env.NAME:+text}`. */
import {at, type Finding} from './findings';
import {isMap} from '../../../verification/run-files/known';

/** The one pattern that the framework replaces; everything else stays literal text. */
const REFERENCE = /\$\{env\.([A-Z0-9_]+)(?::([=+])([^}]*))?\}/g;
/** Whatever a writer may have meant as a reference. */
const INTENDED = /\$\{[^}]*\}?|\$[A-Z_][A-Z0-9_]*/g;

/** Tells whether a string holds at least one reference that the framework replaces. */
export function hasReference(text: string): boolean {
  return text.search(REFERENCE) >= 0;
}

/**
 * Works out what a string becomes when no variable is set.
 *
 * @param text - a string of a run file
 * @returns the value after the framework's own conversion (`"8000"` becomes a number, an empty text
 *   `null`), or `undefined` when a variable without a default decides
 */
export function valueWithoutVariables(text: string): string | number | boolean | null | undefined {
  if (!hasReference(text)) return text;
  if ([...text.matchAll(REFERENCE)].some((match) => match[2] === undefined)) return undefined;
  const replaced = text.replace(REFERENCE, (_all, _name, operator: string, value: string) =>
    operator === '=' ? value : '',
  );
  return convert(replaced);
}

/**
 * Checks every environment reference of a parsed sample.
 *
 * @param value - the sample or a part of it
 * @param known - names of the variables that the version reads
 * @param path - place of the value in the sample
 * @returns a finding for each reference that the framework would not replace, that is always empty,
 *   or that names a variable which nothing documents
 */
export function validateReferences(
  value: unknown,
  known: ReadonlySet<string>,
  path = '',
): Finding[] {
  if (typeof value === 'string') return referenceFindings(value, known, path);
  if (Array.isArray(value))
    return value.flatMap((item, index) => validateReferences(item, known, at(path, index)));
  if (isMap(value))
    return Object.entries(value).flatMap(([key, item]) =>
      validateReferences(item, known, at(path, key)),
    );
  return [];
}

function referenceFindings(text: string, known: ReadonlySet<string>, path: string): Finding[] {
  const references = [...text.matchAll(REFERENCE)];
  const rest = text.replace(REFERENCE, '');
  const findings: Finding[] = [...rest.matchAll(INTENDED)].map((match) => ({
    path,
    message: `"${match[0]}" stays literal text. Write \${env.NAME}, \${env.NAME:=default} or \${env.NAME:+text} with a name of A-Z, 0-9 and _.`,
  }));
  for (const [all, name = '', operator, value] of references) {
    if (operator === '+' && value === '') {
      findings.push({
        path,
        message: `"${all}" is always empty. Write text after :+, or use \${env.${name}}.`,
      });
    }
    if (!known.has(name)) {
      findings.push({
        path,
        message: `"${name}" is not a variable of this version. Use one of environment-variables.json.`,
        about: name,
      });
    }
  }
  return findings;
}

/** Python's int() and float() on the texts that occur in run files, after the check for booleans. */
function convert(text: string): string | number | boolean | null {
  if (text === '') return null;
  if (/^true$/i.test(text)) return true;
  if (/^false$/i.test(text)) return false;
  if (/^\s*[+-]?(?:\d+(?:_\d+)*)\s*$/.test(text)) return Number(text.replaceAll('_', ''));
  if (/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text)) return Number(text);
  return text;
}
