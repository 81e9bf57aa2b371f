/** Finds the samples of run configurations among the fences of a page. */
import type {Fence} from '@docs-kit/docs-facts/markdown';
import {isMap} from '../../../verification/run-files/known';

/** Chooses the YAML fences that hold provider entries. */
export function runConfigFences(fences: readonly Fence[]): Fence[] {
  return fences.filter(
    ({language, code}) =>
      /^ya?ml$/.test(language) && /^\s*(?:- )?(?:providers|provider_type):/m.test(code),
  );
}

/** Tells whether a parsed document is an object of a Kubernetes cluster. */
export function isKubernetesObject(document: unknown): boolean {
  return (
    isMap(document) && typeof document.apiVersion === 'string' && typeof document.kind === 'string'
  );
}
