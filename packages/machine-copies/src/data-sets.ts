import * as z from 'zod';
import type {Site} from './site';

/** Facts of one kind about one version, which programs look up. */
export interface DataSet {
  /** Name of the version. */
  readonly version: string;
  /** Name of the kind, which is that of the file: `operations`. */
  readonly name: string;
  readonly entries: readonly object[];
  /** Shape of an entry. The published JSON Schema is made from it. */
  readonly shape: z.ZodType;
  /** Whether a version may have no entry. A set without entries is a mistake otherwise. */
  readonly mayBeEmpty?: boolean;
}

/** A published file: the path it is served at, and its text. */
export interface DataFile {
  readonly path: string;
  readonly text: string;
}

const schemaPath = (name: string): string => `/data/schemas/${name}.schema.json`;

/** Path of a data set of a version: `/data/v1.2.3/operations.json`. */
export function dataSetPath(version: string, name: string): string {
  return `/data/${version}/${name}.json`;
}

/**
 * Writes the data sets, a JSON Schema for each kind, and an index of both.
 * @throws Error that names the file and the entry which does not fit its schema, or the set without
 * an entry
 */
export function renderDataSets(
  sets: readonly DataSet[],
  site: Pick<Site, 'title' | 'url'>,
): DataFile[] {
  const kinds = new Map(sets.map((set) => [set.name, set]));
  return [
    {path: '/data/index.json', text: json(indexOf(sets, [...kinds.keys()], site))},
    ...[...kinds.values()].map((set) => ({
      path: schemaPath(set.name),
      text: json({
        $id: site.url + schemaPath(set.name),
        title: `${site.title}: ${set.name.replaceAll('-', ' ')} of a version`,
        ...z.toJSONSchema(fileShape(set)),
      }),
    })),
    ...sets.map((set) => {
      const path = dataSetPath(set.version, set.name);
      const file = fileShape(set).safeParse({
        $schema: site.url + schemaPath(set.name),
        version: set.version,
        entries: set.entries,
      });
      if (!file.success) {
        throw new Error(
          `${path} does not fit ${schemaPath(set.name)}: ${z.prettifyError(file.error)}`,
        );
      }
      return {path, text: json(file.data)};
    }),
  ];
}

function fileShape({shape, mayBeEmpty = false}: DataSet) {
  return z.strictObject({
    $schema: z.string(),
    version: z.string().describe('Name of the version that the entries describe.'),
    entries: z.array(shape).min(mayBeEmpty ? 0 : 1),
  });
}

function indexOf(
  sets: readonly DataSet[],
  names: readonly string[],
  {title}: Pick<Site, 'title'>,
): object {
  const versions = [...new Set(sets.map(({version}) => version))];
  return {
    title: `${title} documentation as data`,
    versions: versions.map((version) => ({
      version,
      sets: Object.fromEntries(
        sets
          .filter((set) => set.version === version)
          .map(({name}) => [name, dataSetPath(version, name)]),
      ),
    })),
    schemas: Object.fromEntries(names.map((name) => [name, schemaPath(name)])),
  };
}

const json = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;
