import path from 'node:path';
import {compile, type JSONSchema} from 'json-schema-to-typescript';
import prettier from 'prettier';
import ts from 'typescript';
import {versionDataFiles} from '../../src/facts/version-data-files';

const header = [
  '/** Written by `npm run data:types` from the JSON Schemas in data/schemas. Not to be edited. */',
  '/* eslint @typescript-eslint/consistent-indexed-object-style: off -- a recursive type needs it */',
].join('\n');

/**
 * Writes the types of all data files of a version, one interface for each titled schema, with
 * `VersionData` over them.
 * @param folder the folder of the schemas
 * @returns a TypeScript module, formatted as the project's code is
 * @throws Error when a schema cannot be read
 */
export async function dataTypes(folder: string): Promise<string> {
  const schema: JSONSchema = {
    title: 'VersionData',
    type: 'object',
    description: 'The pinned data of one documented version.',
    additionalProperties: false,
    required: ['version', ...Object.keys(versionDataFiles)],
    properties: {
      version: {
        type: 'string',
        description: 'Name of the version: `next` or a release such as `v1.2.3`.',
      },
      ...Object.fromEntries(
        Object.entries(versionDataFiles).map(([property, name]) => [
          property,
          {$ref: `${name}.schema.json`},
        ]),
      ),
    },
  };
  const all: JSONSchema = {
    title: 'PinnedData',
    type: 'object',
    description: 'All data of the project.',
    additionalProperties: false,
    required: ['versions', 'outsideTools', 'schemaNames'],
    properties: {
      versions: {type: 'object', additionalProperties: schema},
      outsideTools: {$ref: 'outside-tools.schema.json'},
      schemaNames: {$ref: 'schema-names.schema.json'},
    },
  };
  const types = await compile(all, 'PinnedData', {
    cwd: `${folder}${path.sep}`,
    bannerComment: header,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  const config = await prettier.resolveConfig(path.join(folder, 'data-types.ts'));
  return prettier.format(readonlyTypes(types), {...config, parser: 'typescript'});
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
