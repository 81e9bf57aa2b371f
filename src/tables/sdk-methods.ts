/** Writes the reference of a client library, the same way for every language. */
import {apiLevel} from '../site/api-levels';
import {operationPath} from '../site/links';
import type {VersionFacts} from '../facts/data-types';
import {sharedPageOf} from '../facts/shared-pages';
import {siteVersion} from '../site/versions';
import {methodId} from './cli-commands';
import {blocks, code, codeSpan, EMPTY_CELL, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import type {SdkData, SdkMethod, SdkParameter} from '../facts/data-types';

/** Writes the link from a page to the page of an operation. */
export type OperationLink = (operation: NonNullable<SdkMethod['operation']>) => string;

/**
 * Links operations by file where the version has their pages or shows them on the page of a tag, and
 * by address where its data says that the pages of another version are linked.
 *
 * @param docsRoot - relative path from the page to the root of its version's pages, such as `../..`
 * @param levels - which pages the version has
 */
export function operationLinks(docsRoot: string, levels: VersionFacts['levels']): OperationLink {
  return ({slug, level, tag}) => {
    const plan = levels[level];
    const {folder} = apiLevel(level);
    const shared = sharedPageOf(plan, {slug, tag: tag ?? '', hasPage: tag === undefined});
    if (shared !== undefined) {
      const kind = tag === undefined ? 'api' : 'tag';
      return `${docsRoot}/${folder}/${shared}.${kind}.mdx#${slug}`;
    }
    return plan.pages === 'operations'
      ? `${docsRoot}/${folder}/${slug}.api.mdx`
      : operationPath(siteVersion(plan.version), apiLevel(level), slug);
  };
}

/**
 * Lists the resources with a link to each method.
 *
 * @param sdk - the data of one library
 * @param fileOf - relative path of the page that a resource is on; none where it is this page.
 *   Entries then carry the ids that the methods have there, so that links with such a hash to this
 *   page lead to the entry.
 * @returns a table of resource and methods
 */
export function sdkIndex(sdk: SdkData, fileOf?: (resource: string) => string): string {
  const entry = (resource: string, label: string, id: string): string => {
    const link = `[${code(label)}](${fileOf?.(resource) ?? ''}#${id})`;
    return fileOf ? `<span id="${id}">${link}</span>` : link;
  };
  return markdownTable(
    [
      {
        heading: 'Resource',
        cell: ([resource]) => entry(resource, `client.${resource}`, resourceId(resource)),
      },
      {
        heading: 'Methods',
        cell: ([resource, methods]) =>
          methods
            .map((method) => entry(resource, lastWord(method), methodId(method.method)))
            .join(', '),
      },
    ],
    [...groupByResource(sdk.methods)],
  );
}

/**
 * Writes a section for each resource, and one in it for each method.
 *
 * @param sdk - the data of one library
 * @param linkTo - writes the link to the page of an operation
 * @param resources - resources to include; none means all
 * @returns sections with `###` headings for resources and `####` headings for methods
 * @throws Error when a resource is unknown
 */
export function sdkMethods(
  sdk: SdkData,
  linkTo: OperationLink,
  resources: readonly string[],
): string {
  const groups = groupByResource(sdk.methods);
  const unknown = resources.find((resource) => !groups.has(resource));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown}" is not a resource of the client. Use one of: ${[...groups.keys()].join(', ')}.`,
    );
  }
  return [...groups]
    .filter(([resource]) => resources.length === 0 || resources.includes(resource))
    .map(([resource, methods]) =>
      blocks(
        `### ${codeSpan(`client.${resource}`)} {#${resourceId(resource)}}`,
        ...methods.map((method) => methodSection(method, sdk, linkTo)),
      ),
    )
    .join('\n\n');
}

/**
 * Lists what the constructor takes.
 *
 * @param sdk - the data of one library
 * @returns a table
 */
export function sdkConstructor(sdk: SdkData): string {
  return markdownTable(
    [
      {heading: 'Parameter', cell: (option) => code(option.name)},
      {heading: 'Type', cell: (option) => code(option.type)},
      {
        heading: 'Default',
        cell: (option) =>
          isProse(option.default) ? proseToMdx(option.default) : code(option.default),
      },
      {heading: 'Environment variable', cell: (option) => code(option.environment ?? '')},
      {heading: 'Meaning', cell: (option) => proseToMdx(option.description)},
    ],
    sdk.constructorOptions,
  );
}

/**
 * Lists the error classes by status.
 *
 * @param sdk - the data of one library
 * @returns a table
 */
export function sdkErrors(sdk: SdkData): string {
  return markdownTable(
    [
      {heading: 'Status', cell: (error) => (error.status === null ? EMPTY_CELL : error.status)},
      {heading: 'Class', cell: (error) => code(error.class)},
      {heading: 'When', cell: (error) => proseToMdx(error.description)},
    ],
    sdk.errors,
  );
}

/**
 * Shortens a type whose members are swallowed by its widest one: a union with `object` (Python) or
 * `unknown` (TypeScript) admits the same values as that member alone.
 *
 * @param type - annotation as the client's source writes it
 * @returns an annotation that admits the same values
 */
export function shortenType(type: string): string {
  return type
    .replaceAll('Union[bool, float, str, Iterable[object], object, None]', 'object')
    .replaceAll('Union[bool, float, str, SequenceNotStr[object], object, None]', 'object')
    .replaceAll('boolean | number | string | Array<unknown> | unknown | null', 'unknown');
}

function methodSection(method: SdkMethod, sdk: SdkData, linkTo: OperationLink): string {
  return blocks(
    `#### ${codeSpan(method.method)} {#${methodId(method.method)}}`,
    proseToMdx(method.summary),
    method.deprecated === true && '**Deprecated** in the client.',
    method.note !== undefined && proseToMdx(method.note),
    facts(method, sdk, linkTo)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    method.parameters.length > 0 ? parameterTable(method.parameters) : 'No parameters.',
  );
}

function facts(method: SdkMethod, sdk: SdkData, linkTo: OperationLink): string[] {
  const route = codeSpan(`${method.httpMethod} ${method.path}`);
  const link = method.operation && linkTo(method.operation);
  const deprecatedRoute =
    method.routeDeprecated === true ? ', which the server marks as deprecated' : '';
  const lines = [
    `Route: ${link === undefined ? route : `[${route}](${link})`}${deprecatedRoute}`,
    `Returns: ${codeSpan(shortenType(method.returns))}${method.unwraps === undefined ? '' : `, taken from the field ${codeSpan(method.unwraps)} of the response`}`,
  ];
  if (method.callShape !== undefined) lines.push(`Arguments: ${codeSpan(method.callShape)}`);
  if (method.streaming) {
    lines.push(
      `Streaming: with ${codeSpan(sdk.language === 'python' ? 'stream=True' : 'stream: true')}`,
    );
  }
  if (method.paginated === true)
    lines.push('Pages: iterating over the result fetches the next page when it is needed');
  if (method.multipart === true) lines.push('Body: multipart form');
  return lines;
}

function parameterTable(parameters: readonly SdkParameter[]): string {
  return markdownTable(
    [
      {heading: 'Parameter', cell: (parameter) => code(parameter.name)},
      {heading: 'Type', cell: (parameter) => code(shortenType(parameter.type))},
      {heading: 'Required', cell: (parameter) => (parameter.required ? 'Yes' : 'No')},
      {heading: 'Sent in', cell: (parameter) => parameter.in},
    ],
    parameters,
  );
}

function groupByResource(methods: readonly SdkMethod[]): Map<string, SdkMethod[]> {
  const groups = new Map<string, SdkMethod[]>();
  for (const method of methods)
    groups.set(method.resource, [...(groups.get(method.resource) ?? []), method]);
  return groups;
}

function resourceId(resource: string): string {
  return methodId(`client.${resource}`);
}

function lastWord(method: SdkMethod): string {
  return method.method.slice(method.method.lastIndexOf('.') + 1);
}

function isProse(text: string): boolean {
  return text.includes(' ');
}
