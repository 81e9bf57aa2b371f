import type {Item} from '@docs-kit/openapi-changes';
import type {Modules} from './import-changes';
import {type ClientSource, type FactSources, makeFacts, type Replacements} from './make-facts';
import type {ProgramFacts} from './facts';

/** Where a package comes from; `published` is false for a revision that only its repository has. */
interface Origin {
  readonly package: string;
  readonly repository: string;
  readonly commit: string;
  readonly tag?: string;
  readonly published: boolean;
}

/** What is known of one version of a product. */
export interface ProductVersion {
  readonly framework: Origin & {readonly modules: readonly string[]; readonly program: string};
  readonly python: Origin & {readonly modules: readonly string[]; readonly class: string};
  readonly typescript: Origin & {readonly class: string};
  readonly commands: readonly {
    readonly name: string;
    readonly options: readonly {
      readonly flags: readonly string[];
      readonly status?: string;
      readonly default?: string | null;
    }[];
  }[];
  /** Commands that people look for and that the version lacks, with what does their work. */
  readonly absentCommands: readonly {readonly command: string; readonly instead: string}[];
  /** Helper classes of the Python client. */
  readonly helpers: readonly {readonly name: string}[];
  readonly images: readonly string[];
  /** Names that the modules export, and fields of results, by class. */
  readonly exported: Modules;
  readonly resultFields: Readonly<Record<string, readonly string[]>>;
  readonly routes: readonly string[];
  /** The comparison's items, by kind. */
  readonly items: Readonly<Record<string, readonly Item[]>>;
}

/** What behaves otherwise in the newer version, with the settings that show that a reader depends on it. */
interface BehaviorChange {
  readonly change: string;
  readonly action?: string;
  readonly configuration?: readonly string[];
}

/** What is known of the way between the versions. */
export interface ProductMove extends Pick<
  FactSources,
  'upgrade' | 'pages' | 'upgradePage' | 'guidePage' | 'commandKinds' | 'variableKind'
> {
  /** Kinds of the comparison's items that are methods of the clients. */
  readonly pythonKind: string;
  readonly typescriptKind: string;
  readonly replacements?: Replacements;
  readonly behaviorChanges: readonly BehaviorChange[];
}

/**
 * Makes the facts that programs are checked with from what is known of a product's two versions.
 * @throws Error when the replacements lack a field or a parameter that is gone, or name one that is not
 */
export function productFacts(
  before: ProductVersion,
  after: ProductVersion,
  {pythonKind, typescriptKind, replacements, behaviorChanges, ...move}: ProductMove,
): ProgramFacts {
  const {framework, python, typescript} = after;
  const itemsOf = (kind: string): Pick<ClientSource, 'kind' | 'before' | 'after'> => ({
    kind,
    before: before.items[kind] ?? [],
    after: after.items[kind] ?? [],
  });
  const fieldsOf = ({resultFields}: ProductVersion) => Object.values(resultFields).flat();
  const helpers = after.helpers.map(({name}) => name).filter((name) => name.endsWith('Client'));
  return makeFacts({
    ...move,
    routes: [before.routes, after.routes],
    python: {
      ...itemsOf(pythonKind),
      modules: [...python.modules, ...framework.modules],
      classes: [python.class, `Async${python.class}`, ...helpers],
      exported: [before.exported, after.exported],
    },
    typescript: {
      ...itemsOf(typescriptKind),
      modules: [typescript.package],
      classes: [typescript.class],
      exported: [{}, {}],
    },
    fieldNames: [fieldsOf(before), fieldsOf(after)],
    replacements: replacements ?? {fields: {}, parameters: {}, results: {}},
    commands: commandWords(before, after),
    packages: requirements(after),
    images: framework.published ? {} : unpublishedImages(after),
    imageCommand: `${framework.program} stack run`,
    configuration: Object.fromEntries(
      behaviorChanges.flatMap(({configuration = [], change, action}) =>
        configuration.map((value) => [value, sentences(change, action)]),
      ),
    ),
    words: productWords(after),
  });
}

/** Texts that have a full stop only where they are several sentences, as sentences. */
const sentences = (...texts: readonly (string | undefined)[]): string =>
  texts.flatMap((text) => (text === undefined ? [] : `${text.replace(/\.$/, '')}.`)).join(' ');

/** Commands that only the newer version lacks and no option of a command line is, and what options do now. */
function commandWords(before: ProductVersion, after: ProductVersion): Record<string, string> {
  const known = before.absentCommands.map(({command}) => command);
  const gone = after.absentCommands
    .filter(
      ({command}) => !known.includes(command) && !command.startsWith(`${after.framework.program} `),
    )
    .map(({command, instead}) => [command, `Use instead: ${instead}`]);
  const rejected = after.commands.flatMap(({name, options}) =>
    options
      .filter(({status}) => status === 'rejected')
      .flatMap(({flags}) =>
        flags.map((flag) => [`${name} ${flag}`, 'Leave it out: the command refuses it.']),
      ),
  );
  return Object.fromEntries([...gone, ...rejected]) as Record<string, string>;
}

/** What lists of requirements have for the version: its commits, where it is not published. */
function requirements({framework, python, typescript}: ProductVersion): Record<string, string> {
  const entries = [framework, python].map(({package: name, ...pin}) => [
    `pypi ${name}`,
    pin.published
      ? `${name}==${(pin.tag ?? '').replace(/^v/, '')}`
      : `${name} @ git+${pin.repository}.git@${pin.tag ?? pin.commit}`,
  ]);
  const {package: name, repository, commit, published, tag} = typescript;
  const node = published
    ? `${name}@${(tag ?? '').replace(/^v/, '')}`
    : `${repository.replace('https://github.com/', 'github:')}#${commit}`;
  return Object.fromEntries([...entries, [`npm ${name}`, node]]) as Record<string, string>;
}

/** Images of the distributions, of which a version that is not published has none. */
const unpublishedImages = ({images, framework}: ProductVersion): Record<string, string> =>
  Object.fromEntries(
    images.map((image) => [
      image,
      `${framework.package} has no published image of this version: build one.`,
    ]),
  );

/** By what a text shows that it is about the product: names of packages, modules and classes, and the port. */
function productWords({framework, python, commands}: ProductVersion): string[] {
  const port = commands
    .flatMap(({options}) => options)
    .find(({flags}) => flags.includes('--port'))?.default;
  return [
    framework.package,
    ...framework.modules,
    python.class.replace(/Client$/, '').toLowerCase(),
    framework.package.replace('-', ' '),
    ...(port ? [`:${port}`] : []),
  ];
}
