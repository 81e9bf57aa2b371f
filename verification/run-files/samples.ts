/** Finds the samples of run configurations among the fences of a page. */
import type {Fence} from '@docs-kit/docs-facts/markdown';
import {isMap} from './yaml-values';

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
