import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readYaml} from '../yaml';
import type {Case, Situation} from './situation';
import schema from './situations.schema.json';

interface SituationFile {
  readonly cases?: readonly Case[];
  readonly situations: readonly (Omit<Situation, 'messages' | 'cases'> & {
    readonly messages: readonly string[];
    readonly cases?: readonly Case[];
  })[];
}

/**
 * Reads the situations in the files of a folder, in the order of its names.
 * @throws Error that lists every mistake with file and line, and where the folder has no situation
 */
export function readSituations(folder: string): Situation[] {
  const situations = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      const {situations, cases = []} = readYaml<SituationFile>(file, file, schema);
      return situations.map((each): Situation => ({
        ...each,
        messages: each.messages.map(messageOf),
        cases: [...cases, ...(each.cases ?? [])],
      }));
    });
  if (situations.length === 0) throw new Error(`${folder} has no situation.`);
  return situations;
}

/** A message between slashes is the form of messages. */
const messageOf = (text: string): string | RegExp =>
  /^\/.+\/$/.test(text) ? new RegExp(text.slice(1, -1)) : text;
