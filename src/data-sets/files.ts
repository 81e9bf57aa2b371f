import * as z from 'zod';
import {documentation, product} from '../site/product';
import type {SiteVersion} from '../site/versions';
import {type DataSetName, type DataSets, dataSetShapes} from './shapes';

/** The data sets of a version. */
export interface VersionSets {
  readonly version: SiteVersion;
  readonly sets: DataSets;
}

/** A published file: the path it is served at, and its text. */
export interface DataFile {
  readonly path: string;
  readonly text: string;
}

const names = Object.keys(dataSetShapes) as DataSetName[];

/** Nothing differs between a release and what comes after it on the day on which it is cut. */
const mayBeEmpty: ReadonlySet<DataSetName> = new Set(['changes']);

const namesOf = (sets: DataSets): DataSetName[] => names.filter((name) => sets[name] !== undefined);

const schemaPath = (name: DataSetName): string => `/data/schemas/${name}.schema.json`;

/** Path of a data set of a version: `/data/v1.2.3/operations.json`. */
export function dataSetPath(version: Pick<SiteVersion, 'name'>, name: DataSetName): string {
  return `/data/${version.name}/${name}.json`;
}

/**
 * Writes the data sets of all versions, their JSON Schemas and an index of both.
 * @throws Error that names the file and the entry which does not fit its schema, or the set without
 * an entry
 */
export function renderDataSets(sets: readonly VersionSets[]): DataFile[] {
  return [
    {path: '/data/index.json', text: json(renderIndex(sets))},
    ...names.map((name) => ({path: schemaPath(name), text: json(schemaOf(name))})),
    ...sets.flatMap(({version, sets: ofVersion}) =>
      namesOf(ofVersion).map((name) => {
        const path = dataSetPath(version, name);
        const entries = fileShape(name).safeParse({
          $schema: documentation.url + schemaPath(name),
          version: version.name,
          entries: ofVersion[name],
        });
        if (!entries.success) {
          throw new Error(
            `${path} does not fit ${schemaPath(name)}: ${z.prettifyError(entries.error)}`,
          );
        }
        return {path, text: json(entries.data)};
      }),
    ),
  ];
}

function fileShape(name: DataSetName) {
  return z.strictObject({
    $schema: z.string(),
    version: z.string().describe('Name of the version that the entries describe.'),
    entries: z.array(dataSetShapes[name]).min(mayBeEmpty.has(name) ? 0 : 1),
  });
}

function schemaOf(name: DataSetName): object {
  return {
    $id: documentation.url + schemaPath(name),
    title: `${product.name}: ${name.replaceAll('-', ' ')} of a version`,
    ...z.toJSONSchema(fileShape(name)),
  };
}

function renderIndex(sets: readonly VersionSets[]): object {
  return {
    title: `${product.name} documentation as data`,
    versions: sets.map(({version, sets: ofVersion}) => ({
      version: version.name,
      sets: Object.fromEntries(
        namesOf(ofVersion).map((name) => [name, dataSetPath(version, name)]),
      ),
    })),
    schemas: Object.fromEntries(names.map((name) => [name, schemaPath(name)])),
  };
}

const json = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;
