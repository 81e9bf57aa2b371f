import path from 'node:path';
import {compile, type JSONSchema} from 'json-schema-to-typescript';
import ts from 'typescript';

export interface DataTypesOptions {
  /** Folder of the schemas. */
  readonly folder: string;
  /** Base name of the schema of each property of `VersionData`. */
  readonly versionFiles: Readonly<Record<string, string>>;
  /** Base name of the schema of each further file, by a name. */
  readonly otherFiles?: Readonly<Record<string, string>>;
  /** Comment above the types: what wrote them. */
  readonly header: string;
}

const references = (files: Readonly<Record<string, string>>): Record<string, JSONSchema> =>
  Object.fromEntries(
    Object.entries(files).map(([property, name]) => [property, {$ref: `${name}.schema.json`}]),
  );

/**
 * Writes the types of all data files of a version, one interface for each titled schema, with
 * `VersionData` over them.
 * @returns a TypeScript module
 * @throws Error when a schema cannot be read
 */
export async function dataTypes(options: DataTypesOptions): Promise<string> {
  const {folder, versionFiles, otherFiles = {}, header} = options;
  const schema: JSONSchema = {
    title: 'VersionData',
    type: 'object',
    description: 'The pinned data of one documented version.',
    additionalProperties: false,
    required: ['version', ...Object.keys(versionFiles)],
    properties: {
      version: {
        type: 'string',
        description: 'Name of the version: `next` or a release such as `v1.2.3`.',
      },
      ...references(versionFiles),
    },
  };
  const all: JSONSchema = {
    title: 'PinnedData',
    type: 'object',
    description: 'All data of the project.',
    additionalProperties: false,
    required: ['versions', ...Object.keys(otherFiles)],
    properties: {
      versions: {type: 'object', additionalProperties: schema},
      ...references(otherFiles),
    },
  };
  const types = await compile(all, 'PinnedData', {
    cwd: `${folder}${path.sep}`,
    bannerComment: header,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  return readonlyTypes(types);
}

/** Makes every property and array of a module's types read-only: data is read, never changed. */
function readonlyTypes(source: string): string {
  const {factory} = ts;
  const readonlyMark = factory.createModifier(ts.SyntaxKind.ReadonlyKeyword);
  const {transformed} = ts.transform(
    ts.createSourceFile('types.ts', source, ts.ScriptTarget.Latest, true),
    [
      (context) => (file) => {
        const visit = (node: ts.Node): ts.Node => {
          const seen = ts.visitEachChild(node, visit, context);
          if (ts.isPropertySignature(seen))
            return factory.updatePropertySignature(
              seen,
              [readonlyMark],
              seen.name,
              seen.questionToken,
              seen.type,
            );
          if (ts.isIndexSignatureDeclaration(seen))
            return factory.updateIndexSignature(seen, [readonlyMark], seen.parameters, seen.type);
          return ts.isArrayTypeNode(seen)
            ? factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, seen)
            : seen;
        };
        return ts.visitEachChild(file, visit, context);
      },
    ],
  );
  const [file] = transformed;
  if (!file) throw new Error('The types could not be made read-only.');
  return ts.createPrinter().printFile(file);
}
