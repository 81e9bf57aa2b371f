import path from 'node:path';
import {readYaml} from '@docs-kit/docs-verify/yaml';
import schema from '../schemas/run-files.json';

type Texts = Readonly<Record<string, string>>;

/** What `run-files.yaml` holds, where each part is explained. */
export const known = readYaml<{
  readonly sections: readonly string[];
  readonly resources: Readonly<
    Record<string, {readonly id: string; readonly own?: string; readonly list: string}>
  >;
  readonly singleApis: readonly string[];
  readonly services: Texts;
  readonly serviceVariables: Texts;
  readonly chosenValues: Texts;
  readonly homeFiles: Texts;
  readonly homeFolders: readonly string[];
}>(path.join(__dirname, 'run-files.yaml'), 'verification/run-files/run-files.yaml', schema);

/** A parsed YAML value, before anything is known about it. */
export type YamlMap = Readonly<Record<string, unknown>>;

/** Tells whether a parsed value is a map, as opposed to a list, a scalar or nothing. */
export function isMap(value: unknown): value is YamlMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of a list, as far as they are maps. */
export const entries = (list: unknown): YamlMap[] =>
  Array.isArray(list) ? list.filter(isMap) : [];

/** The providers of a run file, by API. */
export const providersOf = ({providers}: YamlMap): YamlMap => (isMap(providers) ? providers : {});
