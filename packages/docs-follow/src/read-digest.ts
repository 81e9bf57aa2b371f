import {messagesOf} from './python/messages';
import {parsePython, type PythonModule} from './python/syntax';
import {FactCollection, type Facts, type FileHashes, sorted} from './digest';
import {addRunFile, addSpecification} from './document-facts';
import {globs} from './globs';
import type {EarlierPaths} from './renames';
import {
  addClickCommands,
  addCommands,
  addConfiguration,
  addMethods,
  addProviders,
  addVariables,
  PythonProgram,
} from './python-facts';

/** Where a product's source says what. Globs are matched with paths that no release has moved. */
export interface ProductSettings {
  /** Its packages, each with the names that it has had: `{zoo: ['zoo', 'park']}`. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  /** Folders that may hold the packages, `.` for the repository itself. */
  readonly roots: readonly string[];
  /** Names that its program has had, the one of today's pages first. */
  readonly programs: readonly string[];
  /** Modules that declare providers. */
  readonly registry: readonly string[];
  readonly specifications: readonly string[];
  readonly stockConfigurations: readonly string[];
  /** Classes of the run configuration, one of which a release has. */
  readonly configuration: readonly string[];
}

/** The same of the client of the product. */
export interface ClientSettings {
  readonly packages: Readonly<Record<string, readonly string[]>>;
  readonly roots: readonly string[];
  readonly program: string;
  /** Names that the class of the client has had. */
  readonly classes: readonly string[];
  /** Parameters that all methods have. */
  readonly commonParameters: readonly string[];
}

/** A file of a repository. The text is there for files that can hold facts. */
export interface SourceFile {
  readonly path: string;
  readonly hash: string;
  readonly text?: string;
}

/**
 * What was last read of single files. Given to each of many readings of one product, it spares them
 * the files that have not changed since the one before.
 */
export class FileCache {
  readonly #modules: Cached<PythonModule> = new Map();
  readonly #facts: Cached<FactCollection> = new Map();

  moduleOf({path, hash, text}: StableFile): PythonModule {
    return cached(this.#modules, path, hash, () => parsePython(path, text));
  }

  /** Facts that a file has whatever else there is. */
  factsOf({path, hash}: StableFile, add: (facts: FactCollection) => void): FactCollection {
    return cached(this.#facts, path, hash, () => {
      const facts = new FactCollection();
      add(facts);
      return facts;
    });
  }
}

type Cached<Value> = Map<string, {readonly hash: string; readonly value: Value}>;

function cached<Value>(all: Cached<Value>, path: string, hash: string, make: () => Value): Value {
  const known = all.get(path);
  if (known?.hash === hash) return known.value;
  const value = make();
  all.set(path, {hash, value});
  return value;
}

/** The path of a file as all releases would have it: without its root, under its package's first name. */
export function stablePath(
  {packages, roots}: Pick<ProductSettings, 'packages' | 'roots'>,
  path: string,
): string {
  for (const root of roots) {
    const rest =
      root === '.' ? path : path.startsWith(`${root}/`) ? path.slice(root.length + 1) : '';
    const [first = '', ...others] = rest.split('/');
    const [name] = Object.entries(packages).find(([, names]) => names.includes(first)) ?? [];
    if (name !== undefined) return [name, ...others].join('/');
  }
  return path;
}

/**
 * Hashes of files, by the path that they have in all releases.
 * @param earlier paths of files that have been renamed since
 */
export function filesOf(
  settings: Packages,
  files: readonly Pick<SourceFile, 'path' | 'hash'>[],
  earlier?: EarlierPaths,
): FileHashes {
  const hashes = sorted(files.map(({path, hash}) => [stablePath(settings, path), hash] as const));
  if (!earlier) return hashes;
  const isThere = (path: string): boolean => path in hashes;
  return sorted(
    Object.entries(hashes).map(([path, hash]) => [earlier.of(path, isThere), hash] as const),
  );
}

/**
 * Reads what a product says of itself, without running it.
 * @throws Error when a kind of fact is not in the source at all: it was moved, or has another form
 */
export function readProduct(
  settings: ProductSettings,
  files: readonly SourceFile[],
  cache = new FileCache(),
): Facts {
  const sources = stable(settings, files);
  const facts = new FactCollection();
  const program = pythonOf(settings, sources, cache);
  addProviders(program, globs(settings.registry), facts);
  addConfiguration(program, settings.configuration, facts);
  addCommands(program, settings.programs, facts);
  const specifications = globs(settings.specifications);
  const stock = globs(settings.stockConfigurations);
  for (const source of sources) {
    const own = cache.factsOf(source, (found) => {
      const {path, text} = source;
      if (isIn(settings, path)) {
        addVariables([{file: path, text}], found);
        if (path.endsWith('.py')) addMessages(path, text, found);
      }
      if (specifications.test(path)) addSpecification(path, text, found);
      if (stock.test(path)) addRunFile(path, text, found);
    });
    facts.addAll(own);
  }
  return complete(facts.toFacts(), {
    provider: 'registry',
    setting: 'registry',
    configuration: 'configuration',
    command: 'programs',
    option: 'programs',
    variable: 'packages',
    message: 'packages',
    route: 'specifications',
    field: 'specifications',
    'stock configuration': 'stockConfigurations',
  });
}

/** The same for the client: its methods, commands and messages. */
export function readClient(settings: ClientSettings, files: readonly SourceFile[]): Facts {
  const sources = stable(settings, files);
  const facts = new FactCollection();
  const program = pythonOf(settings, sources, new FileCache());
  const common = new RegExp(`^(?:${settings.commonParameters.join('|')})$`);
  for (const name of settings.classes) addMethods(program, name, common, facts);
  addClickCommands(program, settings.program, facts);
  return complete(facts.toFacts(), {
    method: 'classes',
    argument: 'classes',
    'client command': 'program',
  });
}

type Packages = Pick<ProductSettings, 'packages' | 'roots'>;

/** A file with its text, by the path that it has in all releases. */
type StableFile = Required<SourceFile>;

const stable = (settings: Packages, files: readonly SourceFile[]): StableFile[] =>
  files.flatMap(({path, hash, text}) =>
    text === undefined ? [] : [{path: stablePath(settings, path), hash, text}],
  );

const isIn = ({packages}: Packages, path: string): boolean =>
  Object.keys(packages).some((name) => path.startsWith(`${name}/`));

const pythonOf = (settings: Packages, sources: readonly StableFile[], cache: FileCache) =>
  new PythonProgram(
    sources
      .filter(({path}) => path.endsWith('.py') && isIn(settings, path))
      .map((source) => cache.moduleOf(source)),
  );

function addMessages(file: string, text: string, facts: FactCollection): void {
  for (const {text: message} of messagesOf(text)) facts.add('message', message, '', file);
}

function complete(facts: Facts, needed: Readonly<Record<string, string>>): Facts {
  for (const [kind, setting] of Object.entries(needed)) {
    if (Object.keys(facts[kind] ?? {}).length > 0) continue;
    throw new Error(
      `The source has no ${kind}: expected some where the setting "${setting}" says. If the product keeps them elsewhere or calls them otherwise, correct the setting.`,
    );
  }
  return facts;
}
