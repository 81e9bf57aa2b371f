/** Finds the samples of run configurations among the fences of a page. */
import type {Fence} from '../../remark/parse-page';
import {isMap} from './finding';

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
export function hasMark(fence: Fence, mark: keyof typeof sampleMarks): boolean {
  return fence.meta.split(/\s+/).includes(sampleMarks[mark]);
}

/** Chooses the YAML fences that hold provider entries. */
export function runConfigFences(fences: readonly Fence[]): Fence[] {
  return fences.filter(
    ({language, code}) =>
      /^ya?ml$/.test(language) && /^\s*(?:- )?(?:providers|provider_type):/m.test(code),
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
