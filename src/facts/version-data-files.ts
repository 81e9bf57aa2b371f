/**
 * Base name of the file in `data/<version>/` (and of its schema in `data/schemas/`) that fills each
 * property of `VersionData`. To add a file: write its schema, name it here, run
 * `npm run data:types`.
 */
export const versionDataFiles = {
  facts: 'version',
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
