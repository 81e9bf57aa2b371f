import {AsyncLocalStorage} from 'node:async_hooks';

/** What is known of a piece of work. */
interface Work {
  hasWarned: boolean;
}

const works = new AsyncLocalStorage<Work>();
let isListening = false;

/** Everything that warns prints in the end: there is no other place where all warnings pass. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const method of ['warn', 'error'] as const) {
    const print = console[method];
    console[method] = (...texts: unknown[]) => {
      const work = works.getStore();
      if (work) work.hasWarned = true;
      print.apply(console, texts);
    };
  }
}

/**
 * Does a piece of work and notes whether it has printed a warning or an error, itself or in what it
 * called. Other pieces may be done at the same time.
 */
export async function notingWarnings<Value>(
  work: () => Promise<Value>,
): Promise<{readonly value: Value; readonly hasWarned: boolean}> {
  listen();
  const state: Work = {hasWarned: false};
  const value = await works.run(state, work);
  return {value, hasWarned: state.hasWarned};
}
