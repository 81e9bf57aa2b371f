import {ClientLifecyclesDispatcher, dispatchLifecycleAction as dispatch} from './internals';

export default ClientLifecyclesDispatcher;

let cleanUpLatest: (() => void) | undefined;

/** Tells the client modules of an update, after ending an earlier one that is still under way. */
export const dispatchLifecycleAction: typeof dispatch = (action, ...args) => {
  cleanUpLatest?.();
  const cleanUp = dispatch(action, ...args);
  cleanUpLatest = () => {
    cleanUpLatest = undefined;
    cleanUp();
  };
  return () => cleanUpLatest?.();
};
