/** Undoes what is half done when this process is interrupted: servers stop, folders go. */
import {endPrograms} from './processes';

type Cleanup = () => Promise<void> | void;

const signals = ['SIGINT', 'SIGTERM'] as const;
const interruptedStatus = 130;
const cleanups: Cleanup[] = [];

/**
 * Lets a function run when the process is interrupted and its programs have been stopped. The newest
 * one runs first, each is waited for, and then the process ends with status 130.
 * @returns the function that takes it off again
 */
export function onInterrupt(cleanup: Cleanup): () => void {
  if (cleanups.length === 0) for (const signal of signals) process.on(signal, interrupt);
  cleanups.push(cleanup);
  return () => {
    const index = cleanups.indexOf(cleanup);
    if (index >= 0) cleanups.splice(index, 1);
    if (cleanups.length === 0) for (const signal of signals) process.off(signal, interrupt);
  };
}

let isInterrupted = false;

function interrupt(): void {
  // A second interrupt must not end the process while it cleans up.
  if (isInterrupted) return;
  isInterrupted = true;
  console.error('Interrupted: stopping what runs. The record keeps what has come to its end.');
  // What goes on with its work would bring back the folders that are removed.
  endPrograms();
  void runAll().finally(() => process.exit(interruptedStatus));
}

async function runAll(): Promise<void> {
  for (const cleanup of [...cleanups].reverse()) {
    try {
      await cleanup();
    } catch (error) {
      console.error(error);
    }
  }
}
