/** What a version's pages are held against, from the data of the version. */
import type {CheckFacts, Page} from '@docs-kit/docs-facts/checks';
import type {VersionData} from '../../src/facts/data-types';
import {product} from '../../src/site/product';
import {commonParts} from './common-parts';
import {knownValues} from './known-values';
import type {ApiLevelFacts, VersionSources} from './sources';

export interface SiteFacts
  extends
    CheckFacts,
    Pick<VersionSources, 'data' | 'releases' | 'pages' | 'names' | 'others' | 'messageStatuses'> {}

/** Readers of variables that work whatever provider a page is about. */
const generalReaders: readonly string[] = [
  'framework',
  'client',
  'command line',
  'build',
  'library client',
  'stores',
  'web interface',
];

/** Makes the facts that the checks of pages ask for. */
export function siteFacts(sources: VersionSources): SiteFacts {
  const {data, version, routes, api, outside, releases, pages, names, others, messageStatuses} =
    sources;
  const {framework, source, providers, distributions, environmentVariables} = data;
  const pythonPackages = [source.framework, source.clients.python];
  const known = knownValues(sources);
  const constants = new Set(Object.values(framework.modules).flat());
  const words = knownWords(sources);
  const switches = new Set(
    distributions.distributions
      .flatMap(({runFiles}) => runFiles.flatMap(({environment}) => environment))
      .flatMap((one) => (one.switches ? one.name : [])),
  );
  const settings = new Map<string, (typeof providers.providers)[number]['config'][number][]>();
  for (const {pageId, config} of providers.providers)
    settings.set(pageId, [...(settings.get(pageId) ?? []), ...config]);
  return {
    version,
    data,
    releases,
    pages,
    names,
    others,
    messageStatuses,
    routes,
    outside,
    known,
    words,
    commonParts,
    programs: [
      {name: source.framework.program, commands: data.llamaCli.commands, globalOptions: []},
      {
        name: source.clients.python.program,
        commands: data.clientCli.commands,
        globalOptions: data.clientCli.globalOptions,
      },
    ],
    otherPrograms: ['ollama'],
    clients: {python: data.pythonSdk, node: data.typescriptSdk},
    resultFields: framework.resultFields,
    resultTypes: framework.resultTypes,
    modules: framework.modules,
    packages: pythonPackages.flatMap(({modules}) => modules),
    headers: [...framework.headers, ...headersOf(api)],
    freePrefixes: ['llamastack'],
    variables: new Map(
      environmentVariables.variables.map((variable) => [
        variable.name,
        {values: variable.values, isSwitch: switches.has(variable.name)},
      ]),
    ),
    // Pages for contributors name variables of tests, too.
    isConstant: (name, {id}) =>
      constants.has(name) || (id.startsWith('contributing/') && framework.words.includes(name)),
    misplacedVariable: (name, page, text) => misplacedVariable(data, name, page, text),
    settings: (pageId) => settings.get(pageId) ?? [],
    messages: Object.entries(framework.messages).flatMap(([file, found]) =>
      found.map(({line, text}) => ({text, place: `${file}:${line}`})),
    ),
    ports: portsOf(data),
    server: {names: [product.name], ports: [...(known.get('--port')?.defaults ?? [])]},
  };
}

/** Every identifier that the source and the data of a version hold. */
function knownWords({data, api, routes, runConfig}: VersionSources): ReadonlySet<string> {
  const {framework, facts, ...others} = data;
  const text = JSON.stringify([
    others,
    // What a version changed has names that it no longer knows.
    {...facts, behaviorChanges: [], replacedNames: undefined},
    api,
    routes,
    runConfig,
    Object.keys(framework.modules),
  ]);
  return new Set([
    ...framework.words,
    ...[...text.matchAll(/[A-Za-z][\w-]*/g)].map(([word]) => word),
  ]);
}

const headersOf = (api: readonly ApiLevelFacts[]): string[] =>
  api
    .flatMap(({operations}) => operations.flatMap(({parameters}) => parameters))
    .flatMap((parameter) => /^header ([^:]+):/.exec(parameter)?.[1] ?? []);

/** Ports of services, of stock configurations, of the web interface. */
function portsOf(data: VersionData): ReadonlySet<string> {
  const text = JSON.stringify({...data, framework: undefined});
  return new Set(
    [/(?:localhost|0\.0\.0\.0|127\.0\.0\.1|\w):(\d{2,5})\b/g, /port[^"]*:?=(\d{2,5})\b/gi].flatMap(
      (form) => [...text.matchAll(form)].map(([, port = '']) => port),
    ),
  );
}

/** Says so where a page of one provider names a variable that others read. */
function misplacedVariable(
  {providers, environmentVariables}: VersionData,
  name: string,
  page: Page,
  text: string,
): string | undefined {
  const provider = providers.providers.find(({pageId}) => pageId === page.id);
  const readBy = environmentVariables.variables.find((one) => one.name === name)?.readBy ?? [];
  const readers = readBy.filter((reader) => reader.startsWith('provider '));
  const isGeneral = readBy.some((reader) => generalReaders.includes(reader));
  if (!provider || isGeneral || readers.length === 0) return undefined;
  const typeOf = (reader: string): string => reader.split('/')[1] ?? '';
  const isOfService = readers.some(
    (reader) => typeOf(reader).split('::')[1] === provider.type.split('::')[1],
  );
  const isOfOtherApi = readers.every((reader) => !reader.startsWith(`provider ${provider.api}/`));
  return isOfService || isOfOtherApi || readers.some((reader) => text.includes(typeOf(reader)))
    ? undefined
    : `"${name}" is read by ${readers.join(', ')}, not by ${provider.type}.`;
}
