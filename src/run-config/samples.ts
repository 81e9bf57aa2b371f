/** Finds the samples of run configurations in a Markdown page. */
import {isMap} from './finding';

/** A YAML fence of a page. */
export interface YamlFence {
  /** Line of the page on which the fence opens, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** What stands after the language, such as a title and marks. */
  readonly meta: string;
}

/** Marks in a fence's meta that tell what a sample is for; they do not show on the page. */
export const sampleMarks = {
  /** Shows a mistake on purpose. */
  wrong: 'does-not-work',
  /** Shows a provider that the reader writes, with variables of its own. */
  ownProvider: 'own-provider',
  /** Names a variable that the reader chooses. */
  ownVariable: 'own-variable',
} as const;

/** Tells whether a fence carries a mark. */
export function hasMark(fence: YamlFence, mark: keyof typeof sampleMarks): boolean {
  return fence.meta.split(/\s+/).includes(sampleMarks[mark]);
}

const OPENING = /^(\s*)(`{3,}|~{3,})\s*ya?ml\b(.*)$/;
const ANY_FENCE = /^\s*(`{3,}|~{3,})/;

/**
 * Lists the YAML fences of a page that hold provider entries, with their indentation taken off.
 *
 * @param page - the Markdown text
 * @returns the fences, in order
 */
export function runConfigFences(page: string): YamlFence[] {
  return yamlFences(page).filter((fence) =>
    /^\s*(?:- )?(?:providers|provider_type):/m.test(fence.text),
  );
}

/**
 * Finds the run configurations inside a parsed YAML document: the document itself, or the strings of
 * a Kubernetes ConfigMap that hold a run file.
 *
 * @param document - the parsed YAML
 * @returns the parsed document, or the texts of the embedded run files
 */
export function embeddedRunFiles(document: unknown): readonly string[] {
  if (typeof document === 'string') return /^providers:/m.test(document) ? [document] : [];
  if (Array.isArray(document)) return document.flatMap(embeddedRunFiles);
  return isMap(document) ? Object.values(document).flatMap(embeddedRunFiles) : [];
}

/** Tells whether a parsed document is an object of a Kubernetes cluster. */
export function isKubernetesObject(document: unknown): boolean {
  return (
    isMap(document) && typeof document.apiVersion === 'string' && typeof document.kind === 'string'
  );
}

function yamlFences(page: string): YamlFence[] {
  const fences: YamlFence[] = [];
  let open:
    | {marks: string; indent: number; line: number; yaml: string | undefined; lines: string[]}
    | undefined;
  page.split('\n').forEach((line, index) => {
    const marks = ANY_FENCE.exec(line)?.[1];
    if (open === undefined) {
      if (marks === undefined) return;
      open = {
        marks,
        indent: line.search(/\S/),
        line: index + 1,
        yaml: OPENING.exec(line)?.[3]?.trim(),
        lines: [],
      };
      return;
    }
    if (marks?.startsWith(open.marks) === true && line.trim() === marks) {
      if (open.yaml !== undefined)
        fences.push({line: open.line, text: open.lines.join('\n'), meta: open.yaml});
      open = undefined;
      return;
    }
    open.lines.push(line.slice(Math.min(open.indent, Math.max(0, line.search(/\S|$/)))));
  });
  return fences;
}
