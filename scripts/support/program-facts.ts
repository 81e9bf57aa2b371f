import path from 'node:path';
import {readJson} from '@docs-kit/docs-facts/data';
import {indexPages} from '@docs-kit/openapi-changes/reference';
import type {ProgramFacts} from '@docs-kit/program-check';
import {type ClientSource, makeFacts} from '@docs-kit/program-check/make-facts';
import type {FrameworkData, SourceData, VersionData} from '../../src/facts/data-types';
import type {PlannedUpgrade} from '../../src/files/upgrades';
import {readVersionData} from '../../src/files/version-facts';
import type {PageSet} from '../../src/openapi/page-set';
import {upgradePath} from '../../src/site/links';
import type {SiteVersion} from '../../src/site/versions';
import {versionItems} from '../../src/upgrade/version-items';
import {movingGuide} from './generated-files';

const root = path.resolve(__dirname, '../..');

/** What is known of a version beside its pages. */
interface Side {
  readonly version: SiteVersion;
  readonly data: VersionData;
  readonly framework: FrameworkData;
  readonly items: ReturnType<typeof versionItems>;
  readonly routes: readonly string[];
}

/**
 * Makes the facts that readers' programs are checked with, from one version to the next.
 * @throws Error when data cannot be read, or the version's replaced names are not what is gone
 */
export function programFacts(
  {from, to, upgrade}: PlannedUpgrade,
  pageSets: readonly PageSet[],
): ProgramFacts {
  const versions = [from, to] as const;
  const data = versions.map(({name}) => readVersionData(name));
  const [before, after] = versions.map((version, at): Side => {
    const read = (file: string): unknown => readJson(root, `data/${version.name}/${file}.json`);
    const own = data[at] as VersionData;
    return {
      version,
      data: own,
      framework: read('framework') as FrameworkData,
      items: versionItems({data: own, path: version.path}, data),
      routes: (read('routes') as {routes: string[]}).routes,
    };
  }) as [Side, Side];
  const {source, facts} = after.data;
  const guidePage = `${to.path}/${movingGuide.replace(/\.md$/, '')}`;
  const run = `${source.framework.program} stack run`;
  return makeFacts({
    upgrade,
    pages: indexPages(to, pageSets),
    upgradePage: upgradePath(to),
    guidePage,
    routes: [before.routes, after.routes],
    python: clientSource('pythonSdk', before, after),
    typescript: clientSource('nodeSdk', before, after),
    fieldNames: [before, after].map(({framework}) =>
      Object.values(framework.resultFields).flat(),
    ) as [string[], string[]],
    replacements: facts.replacedNames ?? {fields: {}, parameters: {}, results: {}},
    commandKinds: ['commands', 'clientCommands'],
    variableKind: 'environmentVariables',
    commands: commandWords(before, after),
    packages: requirements(source),
    images: source.framework.published ? {} : images(after),
    imageCommand: run,
    configuration: Object.fromEntries(
      (facts.behaviorChanges ?? []).flatMap(({configuration = [], change, action}) =>
        configuration.map((value) => [value, sentences(change, action)]),
      ),
    ),
    words: wordsOf(after),
  });
}

/** Texts of the data, which have a full stop only where they are several sentences. */
const sentences = (...texts: readonly (string | undefined)[]): string =>
  texts.flatMap((text) => (text === undefined ? [] : `${text.replace(/\.$/, '')}.`)).join(' ');

function clientSource(kind: 'pythonSdk' | 'nodeSdk', before: Side, after: Side): ClientSource {
  const {clients, framework} = after.data.source;
  const own = {kind, before: before.items[kind] ?? [], after: after.items[kind] ?? []};
  if (kind === 'nodeSdk') {
    const {package: name, class: client} = clients.typescript;
    return {...own, modules: [name], classes: [client], exported: [{}, {}]};
  }
  const {modules, class: client} = clients.python;
  const helpers = after.data.pythonSdk.helpers ?? [];
  return {
    ...own,
    modules: [...modules, ...framework.modules],
    classes: [
      ...[client, `Async${client}`],
      ...helpers.map(({name}) => name).filter((name) => name.endsWith('Client')),
    ],
    exported: [before.framework.modules, after.framework.modules],
  };
}

/** Commands that only the newer version lacks and no option of a command line is, and what options do now. */
function commandWords(before: Side, after: Side): Record<string, string> {
  const known = before.data.llamaCli.absent.map(({command}) => command);
  const {program} = after.data.llamaCli;
  const gone = after.data.llamaCli.absent
    .filter(({command}) => !known.includes(command) && !command.startsWith(`${program} `))
    .map(({command, instead}) => [command, `Use instead: ${instead}`]);
  const rejected = after.data.llamaCli.commands.flatMap(({name, options}) =>
    options
      .filter(({status}) => status === 'rejected')
      .flatMap(({flags}) =>
        flags.map((flag) => [`${name} ${flag}`, 'Leave it out: the command refuses it.']),
      ),
  );
  return Object.fromEntries([...gone, ...rejected]) as Record<string, string>;
}

/** What lists of requirements have for the version: its commits, where it is not published. */
function requirements({framework, clients}: SourceData): Record<string, string> {
  const python = [framework, clients.python].map(({package: name, ...pin}) => [
    `pypi ${name}`,
    pin.published
      ? `${name}==${(pin.tag ?? '').replace(/^v/, '')}`
      : `${name} @ git+${pin.repository}.git@${pin.tag ?? pin.commit}`,
  ]);
  const {package: name, repository, commit, published, tag} = clients.typescript;
  const node = published
    ? `${name}@${(tag ?? '').replace(/^v/, '')}`
    : `${repository.replace('https://github.com/', 'github:')}#${commit}`;
  return Object.fromEntries([...python, [`npm ${name}`, node]]) as Record<string, string>;
}

/** Images of the distributions, of which a version that is not published has none. */
const images = ({data}: Side): Record<string, string> =>
  Object.fromEntries(
    data.distributions.distributions.flatMap(({containerImage}) =>
      containerImage
        ? [
            [
              containerImage,
              `${data.source.framework.package} has no published image of this version: build one.`,
            ],
          ]
        : [],
    ),
  );

/** By what a text shows that it is about the product: names of packages, modules and classes, and the port. */
function wordsOf({data}: Side): string[] {
  const {framework, clients} = data.source;
  const port = data.llamaCli.commands
    .flatMap(({options}) => options)
    .find(({flags}) => flags.includes('--port'))?.default;
  return [
    framework.package,
    ...framework.modules,
    clients.python.class.replace(/Client$/, '').toLowerCase(),
    framework.package.replace('-', ' '),
    ...(port ? [`:${port}`] : []),
  ];
}
