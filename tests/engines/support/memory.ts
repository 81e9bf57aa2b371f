import {ChromiumTab} from './chromium';
import type {Tab} from './reader';

/** What a page keeps in memory. */
export interface Memory {
  /** Bytes of what its scripts have made. */
  readonly heap: number;
  /** Nodes of documents, including those that have been removed from one. */
  readonly nodes: number;
}

/**
 * Measures what is left after a collection of garbage.
 * @throws Error when the tab is not one of Chromium, which alone can tell
 */
async function measure(tab: Tab): Promise<Memory> {
  if (!(tab instanceof ChromiumTab)) throw new Error('Only Chromium tells what a page keeps.');
  const session = await tab.page.context().newCDPSession(tab.page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  await session.detach();
  const valueOf = (wanted: string): number =>
    metrics.find(({name}) => name === wanted)?.value ?? Number.NaN;
  return {heap: valueOf('JSHeapUsedSize'), nodes: valueOf('Nodes')};
}

/** Repeats a step, and measures memory at the end as a multiple of what it was after the first steps. */
export async function growth(
  tab: Tab,
  step: (count: number) => Promise<void>,
  first: number,
  all: number,
): Promise<Memory> {
  for (let count = 0; count < first; count += 1) await step(count);
  const before = await measure(tab);
  for (let count = first; count < all; count += 1) await step(count);
  const after = await measure(tab);
  return {heap: after.heap / before.heap, nodes: after.nodes / before.nodes};
}
