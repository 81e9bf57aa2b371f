/**
 * Base name of the file in `data/<version>/` (and of its schema in `data/schemas/`) that fills each
 * property of `VersionData`. To add a file: write its schema and name it here; `npm run generate`
 * writes its types.
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
  setup: 'setup',
} as const;

/** What the types of the data are made from, beside the folder of the schemas. */
export const dataTypesOptions = {
  versionFiles: versionDataFiles,
  otherFiles: {
    accessibility: 'accessibility',
    outsideTools: 'outside-tools',
    schemaNames: 'schema-names',
    reviews: 'reviews',
    follow: 'follow',
    corrections: 'corrections',
    departures: 'departures',
    foresight: 'foresight',
    probes: 'probes',
    answers: 'answers',
    differences: 'differences',
    installs: 'installs',
    ledger: 'ledger',
    stated: 'stated',
    stores: 'stores',
    cluster: 'cluster',
    containers: 'containers',
    compositionRuns: 'composition-runs',
  },
  header: '/** Written by `npm run generate` from the JSON Schemas in data/schemas. */',
} as const;
