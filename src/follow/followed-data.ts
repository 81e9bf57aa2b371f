import path from 'node:path';
import {readJson} from '@docs-kit/docs-facts/data';
import type {FollowedData} from '@docs-kit/docs-follow';

/** The file of each part of the data, and the property that has it there. */
const files = {
  providers: ['providers', 'providers'],
  distributions: ['distributions', 'distributions'],
  variables: ['environment-variables', 'variables'],
  commands: ['llama-cli', 'commands'],
  clientCommands: ['client-cli', 'commands'],
  methods: ['python-sdk', 'methods'],
  routes: ['routes', 'routes'],
} as const satisfies Record<keyof FollowedData, readonly [file: string, property: string]>;

const parts = Object.keys(files) as (keyof FollowedData)[];
const fileOf = (version: string, part: keyof FollowedData): string =>
  `data/${version}/${files[part][0]}.json`;

/** Contents of files of JSON by their paths, relative to the root. */
export type ReadFile = (file: string) => unknown;

/**
 * Reads the data of a version that facts of the framework are in.
 * @param read what a file has that differs from what is on the disk
 */
export function readFollowedData(
  root: string,
  version: string,
  read: ReadFile = (file) => readJson(path.resolve(root), file),
): FollowedData {
  return Object.fromEntries(
    parts.map((part) => [
      part,
      (read(fileOf(version, part)) as Record<string, unknown>)[files[part][1]],
    ]),
  ) as unknown as FollowedData;
}

/** The texts of the files with other data in them, by their paths. */
export function writtenData(
  data: FollowedData,
  version: string,
  read: ReadFile,
): ReadonlyMap<string, string> {
  return new Map(
    parts.map((part) => {
      const file = fileOf(version, part);
      const content = {...(read(file) as object), [files[part][1]]: data[part]};
      return [file, `${JSON.stringify(content, null, part === 'routes' ? 1 : 2)}\n`];
    }),
  );
}
