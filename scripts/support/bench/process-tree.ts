import {readdirSync, readFileSync} from 'node:fs';

/** A process as the kernel tells of it. */
export interface ProcessEntry {
  readonly id: number;
  /** Id of the process that started it. */
  readonly parent: number;
}

/**
 * Finds a process and all that it started, directly or not.
 * @param processes all processes of the machine
 * @param root id of the process
 * @returns their ids, the given one first
 */
export function treeOf(processes: readonly ProcessEntry[], root: number): number[] {
  const children = new Map<number, number[]>();
  for (const {id, parent} of processes) children.set(parent, [...(children.get(parent) ?? []), id]);
  const tree = [root];
  for (const id of tree) tree.push(...(children.get(id) ?? []));
  return tree;
}

/**
 * Reads a process from `/proc/ID/stat`, as `proc(5)` describes it. The name stands in brackets and may
 * have spaces and brackets itself.
 */
export function parseStat(text: string): ProcessEntry {
  const [, parent = ''] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return {id: Number.parseInt(text, 10), parent: Number(parent)};
}

/**
 * Reads the bytes of a process from `/proc/ID/smaps_rollup`: memory that several processes share
 * counts for each of them in part, so that sums are true.
 */
export function parseProportionalBytes(text: string): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
}

/** Whether this system tells of the memory of processes. */
export function canReadMemory(): boolean {
  return readText(`/proc/${process.pid}/smaps_rollup`) !== undefined;
}

/** Reads the bytes that a process and all that it started take now. */
export function readTreeBytes(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const text = readText(`/proc/${name}/stat`);
      return text === undefined ? [] : [parseStat(text)];
    });
  return treeOf(processes, root)
    .map((id) => parseProportionalBytes(readText(`/proc/${id}/smaps_rollup`) ?? ''))
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** A process may end between two looks. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
