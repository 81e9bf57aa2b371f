/** Writes the methods of the Python client. */
import {blocks, code, codeSpan, entryList, markdownTable, proseToMdx} from '@docs-kit/mdx-writer';
import type {PythonSdkData, SdkMethod, VersionFacts} from '../facts/data-types';
import {sharedPageOf} from '@docs-kit/openapi-changes/reference/addresses';
import {apiLevel} from '../site/api-levels';
import {operationPath} from '../site/links';
import {siteVersion} from '../site/versions';
import {idOf} from './cli-commands';
import {pythonSdkPageOf} from './python-sdk-pages';

/** Writes the link from a page to the page of an operation. */
type OperationLink = (operation: NonNullable<SdkMethod['operation']>) => string;

/**
 * Links operations by file where the version has their pages or shows them on the page of a tag, and
 * by address where its data says that the pages of another version are linked.
 * @param docsRoot relative path from the page to the root of its version's pages, such as `../..`
 * @param levels which pages the version has
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
 * Lists the methods with what each does, and links to the pages that they are on. Entries carry the ids
 * that resources and methods have there, so that links with such a hash to this page lead to the entry.
 * @throws Error when a resource is on no page
 */
export function methodIndex({methods}: PythonSdkData): string {
  const isFirst = ({resource}: SdkMethod, index: number): boolean =>
    methods.findIndex((other) => other.resource === resource) === index;
  const resourceEntries = new Map(
    methods.filter(isFirst).map((method) => [method, `client.${method.resource}`]),
  );
  return markdownTable(
    {
      Method: (entry) => {
        const {method, resource} = entry;
        const id = idOf(method);
        const link = `<span id="${id}">[${code(method)}](./${pythonSdkPageOf(resource)}.md#${id})</span>`;
        const name = resourceEntries.get(entry);
        return name === undefined ? link : `<span id="${idOf(name)}"></span>${link}`;
      },
      'What it does': ({summary}) => proseToMdx(summary),
    },
    methods,
  );
}

/** Writes a section for each resource (`###`), and one in it for each method (`####`). */
export function methodSections(
  resources: readonly string[],
  methods: readonly SdkMethod[],
  linkTo: OperationLink,
): string {
  return blocks(
    ...resources.map((resource) =>
      blocks(
        `### ${codeSpan(`client.${resource}`)} {#${idOf(`client.${resource}`)}}`,
        ...methodsOf(resource, methods).map((method) => methodSection(method, linkTo)),
      ),
    ),
  );
}

function methodsOf(resource: string, methods: readonly SdkMethod[]): readonly SdkMethod[] {
  return methods.filter((method) => method.resource === resource);
}

/**
 * Shortens a type whose members are swallowed by its widest one: a union with `object` admits the same
 * values as that member alone.
 * @param type annotation as the client's source writes it
 */
export function shortenType(type: string): string {
  return type.replaceAll('Union[bool, float, str, Iterable[object], object, None]', 'object');
}

function methodSection(method: SdkMethod, linkTo: OperationLink): string {
  return blocks(
    `#### ${codeSpan(method.method)} {#${idOf(method.method)}}`,
    proseToMdx(method.summary),
    method.deprecated && '**Deprecated** in the client.',
    method.note !== undefined && proseToMdx(method.note),
    factsOf(method, linkTo)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    method.parameters.length === 0 ? 'No parameters.' : parametersOf(method),
  );
}

/** Writes where each parameter is sent, in front of them all when it is the same place. */
function parametersOf({parameters}: SdkMethod): string {
  const [first, ...others] = new Set(parameters.map((parameter) => parameter.in));
  return blocks(
    others.length === 0 ? `Parameters, in the ${first}:` : 'Parameters:',
    entryList(parameters, ({name, type, required, in: place}) => ({
      name: code(name),
      facts: [code(shortenType(type)), required && 'required', others[0] && `in the ${place}`],
    })),
  );
}

function factsOf(method: SdkMethod, linkTo: OperationLink): string[] {
  const route = codeSpan(`${method.httpMethod} ${method.path}`);
  const linked = method.operation ? `[${route}](${linkTo(method.operation)})` : route;
  const unwrapped = method.unwraps && `, from the response's ${codeSpan(method.unwraps)} field`;
  return [
    `Route: ${linked}${method.routeDeprecated ? ' (deprecated)' : ''}`,
    `Returns: ${codeSpan(shortenType(method.returns))}${unwrapped ?? ''}`,
    ...(method.streaming ? ['Streaming: with `stream=True`'] : []),
    ...(method.paginated ? ['Pagination: [iterate over the result](./index.md#pages)'] : []),
    ...(method.multipart ? ['Body: multipart form'] : []),
  ];
}
