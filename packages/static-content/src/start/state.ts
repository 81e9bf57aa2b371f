import {hydratedAttribute, startAttribute, type StartState} from './names';

/** Says to style sheets and to other scripts how far the start is. */
export function setStartState(state: StartState): void {
  document.documentElement.setAttribute(startAttribute, state);
}

/** Whether the application answers to the reader. */
export function hasStarted(): boolean {
  return document.documentElement.getAttribute(hydratedAttribute) === 'true';
}

/** Calls back once, when the application answers to the reader or is known not to start. */
export function whenSettled(settled: () => void): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (!hasStarted() && root.getAttribute(startAttribute) !== 'failed') return;
    observer.disconnect();
    settled();
  });
  observer.observe(root, {attributeFilter: [hydratedAttribute, startAttribute]});
}
