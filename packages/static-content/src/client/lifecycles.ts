import {dispatchLifecycleAction as dispatch} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

export {default} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

let cleanUpLatest: (() => void) | undefined;

/** Tells the client modules of an update; an update that is still under way ends with it. */
export const dispatchLifecycleAction: typeof dispatch = (action, ...args) => {
  cleanUpLatest?.();
  const cleanUp = dispatch(action, ...args);
  cleanUpLatest = () => {
    cleanUpLatest = undefined;
    cleanUp();
  };
  return () => cleanUpLatest?.();
};
