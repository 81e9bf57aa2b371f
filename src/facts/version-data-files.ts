/**
 * Base name of the file in `data/<version>/` (and of its schema in `data/schemas/`) that fills each
 * property of `VersionData`. To add a file: write its schema, name it here, run
 * `npm run data:types`.
 */
export const versionDataFiles = {
  facts: 'version',
  source: 'source',
  llamaCli: 'llama-cli',
  clientCli: 'client-cli',
  llamaModels: 'llama-models',
  pythonSdk: 'python-sdk',
  typescriptSdk: 'typescript-sdk',
  providers: 'providers',
  distributions: 'distributions',
  environmentVariables: 'environment-variables',
  framework: 'framework',
} as const;

/** What the types in `data-types.d.ts` are made from, beside the folder of the schemas. */
export const dataTypesOptions = {
  versionFiles: versionDataFiles,
  otherFiles: {outsideTools: 'outside-tools', schemaNames: 'schema-names'},
  header: [
    '/** Written by `npm run data:types` from the JSON Schemas in data/schemas. Not to be edited. */',
    '/* eslint @typescript-eslint/consistent-indexed-object-style: off -- a recursive type needs it */',
  ].join('\n'),
} as const;
