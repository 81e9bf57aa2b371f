import * as z from 'zod';

/*
 * The shapes of the published data sets. Their JSON Schemas are made from these, and each set is
 * checked against its shape before it is written.
 */

const page = z
  .string()
  .regex(/^\/\S*$/)
  .describe('Path of the page that explains the entry, with the place on it where there is one.');

export const pageShape = z.object({
  id: z.string().describe('Path of the page on the site.'),
  page,
  markdown: z.string().describe('Path of the Markdown copy of the page.'),
  title: z.string().min(1),
  description: z.string(),
});

export const operationShape = z.object({
  id: z.string().describe('Level and operation id: `stable/createResponse`.'),
  page,
  operationId: z.string(),
  level: z.enum(['stable', 'experimental', 'deprecated']),
  method: z.string().describe('Method in capital letters.'),
  path: z.string().describe('Path below the address of the server.'),
  summary: z.string().min(1),
  deprecated: z.boolean(),
  specification: z.string().describe('Path of the specification, with a JSON Pointer.'),
});

export const schemaShape = z.object({
  id: z.string().describe('Name of the schema, with its level: `stable/Model`.'),
  page,
  name: z.string(),
  level: z.enum(['stable', 'experimental', 'deprecated']),
  description: z.string().optional(),
  specification: z.string().describe('Path of the specification, with a JSON Pointer.'),
});

export const providerShape = z.object({
  id: z.string().describe('API and type: `inference/remote::ollama`.'),
  page,
  api: z.string(),
  type: z.string(),
  kind: z.string(),
  summary: z.string(),
  module: z.string().optional(),
  pipPackages: z.array(z.string()),
});

export const distributionShape = z.object({
  id: z.string().describe('Name of the distribution.'),
  page,
  summary: z.string(),
  hardware: z.string(),
});

export const environmentVariableShape = z.object({
  id: z.string().describe('Name of the variable.'),
  page,
  default: z.string().nullable(),
  meaning: z.string(),
  readBy: z.array(z.string()).describe('What reads the variable.'),
  secret: z.boolean(),
});

export const commandShape = z.object({
  id: z.string().describe('The command as it is typed, without arguments.'),
  page,
  summary: z.string(),
  usage: z.string(),
  options: z.array(
    z.object({
      flags: z.array(z.string()),
      required: z.boolean(),
      default: z.string().nullable(),
      description: z.string(),
    }),
  ),
});

export const changeShape = z.object({
  id: z.string().describe('Section of the upgrade page and name: `moved-routes/List files`.'),
  page: page.describe('Section of the upgrade page that has the change.'),
  section: z.string().describe('Title of the section.'),
  api: z.string().describe('API or group that the change belongs to.'),
  kind: z.enum(['moved', 'removed', 'deprecated', 'added', 'changed', 'renamed']),
  name: z.string().describe('What changed, as Markdown.'),
  changes: z.array(z.string()).describe('How it changed, as Markdown.'),
  pages: z
    .record(z.string(), z.string())
    .describe('Paths of the pages about it, by the name of the version.'),
});

/** Name of each data set, which is the name of its file, with the shape of an entry. */
export const dataSetShapes = {
  pages: pageShape,
  operations: operationShape,
  schemas: schemaShape,
  providers: providerShape,
  distributions: distributionShape,
  'environment-variables': environmentVariableShape,
  commands: commandShape,
  changes: changeShape,
} as const;

export type DataSetName = keyof typeof dataSetShapes;

/** A value whose lists and properties, at any depth, nobody changes. */
type Frozen<T> = {readonly [Key in keyof T]: Frozen<T[Key]>};

type Entries<Name extends DataSetName> = Frozen<z.infer<(typeof dataSetShapes)[Name]>[]>;

/** The entries of each data set of a version; one without a predecessor has changed nothing. */
export type DataSets = {
  readonly [Name in Exclude<DataSetName, 'changes'>]: Entries<Name>;
} & {readonly changes?: Entries<'changes'>};
