import {type CopiedPage, versionOf} from '@docs-kit/machine-copies';
import {markdownPath} from '@docs-kit/machine-copies/paths';
import type {EnvironmentVariable, VersionData} from '../facts/data-types';
import {operationAddress} from '@docs-kit/openapi-changes/reference/addresses';
import {httpMethods, type OpenApiDocument, slugOf} from '@docs-kit/openapi-model/document';
import {type ApiLevel, type ApiLevelId, apiLevels} from '../site/api-levels';
import {landingPath, specificationPath, upgradePath} from '../site/links';
import type {SiteVersion} from '../site/versions';
import type {UpgradeData} from '@docs-kit/openapi-changes';
import type {DataSets} from './shapes';

/** What the data sets of a version are made from. */
export interface DataSetSources {
  readonly version: SiteVersion;
  /** Every version of the site. */
  readonly versions: readonly SiteVersion[];
  /** Every page of the site, with the text of its copy. */
  readonly pages: readonly CopiedPage[];
  readonly specifications: Readonly<Record<ApiLevelId, OpenApiDocument>>;
  /** What the version changed; absent where no other comes before it. */
  readonly upgrade?: UpgradeData | undefined;
  readonly data: Pick<
    VersionData,
    'facts' | 'providers' | 'distributions' | 'environmentVariables' | 'llamaCli' | 'clientCli'
  >;
}

/** Pages that explain what has no page of its own. */
const pagesOfKinds = {
  distributions: 'distributions/list_of_distributions',
  environment: 'distributions/configuration',
} as const;

/**
 * Gathers the facts of a version that programs look up, each with the page that explains it. An entry
 * may have more properties than its shape, which keeps its own when the set is written.
 */
export function dataSetsOf(sources: DataSetSources): DataSets {
  return {
    pages: pagesOf(sources),
    operations: operationsOf(sources),
    schemas: schemasOf(sources),
    providers: sources.data.providers.providers.map((provider) => ({
      ...provider,
      id: `${provider.api}/${provider.type}`,
      page: pathOf(sources.version, provider.pageId),
    })),
    distributions: sources.data.distributions.distributions.map((distribution) => ({
      ...distribution,
      id: distribution.name,
      page: pathOf(sources.version, distribution.pageId ?? pagesOfKinds.distributions),
    })),
    'environment-variables': sources.data.environmentVariables.variables.map((variable) => ({
      ...variable,
      id: variable.name,
      page: pathOf(sources.version, pageOfReader(variable, sources)),
    })),
    commands: commandsOf(sources),
    ...(sources.upgrade && {changes: changesOf(sources.version, sources.upgrade)}),
  };
}

function pagesOf({version, versions, pages}: DataSetSources): DataSets['pages'] {
  return pages
    .filter(({path}) => versionOf(path, versions) === version)
    .map(({path, title, description}) => ({
      id: path,
      page: path,
      markdown: markdownPath(path),
      title,
      description,
    }));
}

/** An operation that no page describes is in the table of its level's landing page. */
function operationsOf({version, specifications, data}: DataSetSources): DataSets['operations'] {
  const {levels} = data.facts;
  return apiLevels.flatMap((level) =>
    Object.entries(specifications[level.id].paths).flatMap(([path, item]) =>
      httpMethods.flatMap((method) => {
        const operation = item[method];
        if (!operation?.operationId) return [];
        const slug = slugOf(operation.operationId);
        const placed = {
          slug,
          tag: operation.tags?.[0] ?? '',
          hasPage: operation['x-no-page'] === undefined,
        };
        return {
          id: `${level.id}/${operation.operationId}`,
          operationId: operation.operationId,
          page:
            operationAddress(version, level, levels[level.id], placed) ??
            landingPath(version, level),
          level: level.id,
          method: method.toUpperCase(),
          path,
          summary: operation.summary ?? operation.operationId,
          deprecated: operation.deprecated ?? false,
          specification: `${specificationPath(version, level, 'json')}#/paths/${pointerPart(path)}/${method}`,
        };
      }),
    ),
  );
}

function schemasOf({version, pages, specifications}: DataSetSources): DataSets['schemas'] {
  const schemaPages = pagesOfSchemas(version, pages, specifications);
  return apiLevels.flatMap((level) =>
    Object.entries(specifications[level.id].components?.schemas ?? {}).map(([name, schema]) => ({
      id: `${level.id}/${name}`,
      page: pageOfSchema(name, level, version, schemaPages),
      name,
      level: level.id,
      ...(schema.description !== undefined && {description: schema.description}),
      specification: `${specificationPath(version, level, 'json')}#/components/schemas/${pointerPart(name)}`,
    })),
  );
}

function pageOfSchema(
  name: string,
  level: ApiLevel,
  version: SiteVersion,
  schemaPages: ReadonlyMap<string, string>,
): string {
  const page = schemaPages.get(`${level.id}/${name}`);
  return page === undefined ? landingPath(version, level) : `${page}#schema-${name}`;
}

/**
 * The first operation page of each level that shows a schema, by level and schema: below the response
 * that it is a part of, or among the schemas.
 */
function pagesOfSchemas(
  version: SiteVersion,
  pages: readonly CopiedPage[],
  specifications: DataSetSources['specifications'],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const level of apiLevels) {
    const names = new Set(Object.keys(specifications[level.id].components?.schemas ?? {}));
    for (const {path, text} of pages) {
      if (!path.startsWith(`${version.path}/${level.folder}/`)) continue;
      for (const [, name = ''] of text.matchAll(/^#{3,4} (\S+)$/gm)) {
        const key = `${level.id}/${name}`;
        if (names.has(name) && !found.has(key)) found.set(key, path);
      }
    }
  }
  return found;
}

function commandsOf({version, data}: DataSetSources): DataSets['commands'] {
  return [data.llamaCli, data.clientCli].flatMap(({commands, pageId}) =>
    commands.map((command) => ({...command, id: command.name, page: pathOf(version, pageId)})),
  );
}

function changesOf(
  version: SiteVersion,
  {sections}: UpgradeData,
): NonNullable<DataSets['changes']> {
  return sections.flatMap(({id, title, rows}) =>
    rows.map((row) => ({
      ...row,
      id: `${id}/${row.name}`,
      page: `${upgradePath(version)}#${id}`,
      section: title,
    })),
  );
}

/** A variable is explained where what reads it is: by a provider, a distribution or the server. */
function pageOfReader(
  {readBy}: EnvironmentVariable,
  {data: {providers, distributions}}: DataSetSources,
): string {
  const names = new Set(readBy);
  const provider = providers.providers.find(({api, type}) => names.has(`provider ${api}/${type}`));
  const distribution = distributions.distributions.find(({name}) =>
    names.has(`distribution ${name}`),
  );
  return provider?.pageId ?? distribution?.pageId ?? pagesOfKinds.environment;
}

/** Path of a guide by its id, which names the folder for the first page of a folder. */
function pathOf(version: SiteVersion, pageId: string): string {
  return `${version.path}/${pageId.replace(/\/index$/, '')}`;
}

/** Part of a JSON Pointer: RFC 6901, section 3. */
function pointerPart(name: string): string {
  return encodeURI(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
