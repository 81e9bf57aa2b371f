import fs from 'node:fs';
import path from 'node:path';
import {echoesOf, messagesOf, type MessageTemplate} from './messages';
import {
  fieldsOf,
  fieldTypesOf,
  importsOf,
  literalDefaults,
  namesOf,
  routesOf,
  wordsOf,
} from './source';

/** A package of Python in files. */
export interface PythonPackage {
  /** Name by which programs import it. */
  readonly name: string;
  /** Folder of the package itself. */
  readonly folder: string;
}

export interface SourceOptions {
  /** Unpacked tree of the repository. */
  readonly repository: string;
  /** Packages whose modules count. Those inside the repository have paths relative to it. */
  readonly packages: readonly PythonPackage[];
  /** The package whose classes programs receive, and its files with them. */
  readonly results: {readonly package: string; readonly files: RegExp};
}

/** What the source of a product holds that pages mention. */
export interface SourceFacts {
  readonly paths: readonly string[];
  readonly modules: Readonly<Record<string, readonly string[]>>;
  readonly headers: readonly string[];
  readonly resultFields: Readonly<Record<string, readonly string[]>>;
  readonly resultTypes: Readonly<Record<string, string>>;
  readonly defaults: Readonly<Record<string, readonly string[]>>;
  /** Texts that readers may see, by the file that has them. */
  readonly messages: Readonly<Record<string, readonly MessageTemplate[]>>;
  readonly words: readonly string[];
  /** Paths that decorators of functions declare for routes, such as `/stores/{id}`. */
  readonly routes: readonly string[];
}

/** Files whose words count: source, stock configurations and scripts, but not recordings. */
const SOURCE = /\.(?:py|ya?ml|toml|sh|tsx?|template|json|cfg)$/;
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|\.git|[\w.]+\.egg-info|__pycache__)(?:\/|$)|package-lock\.json/;
/** What a repository builds. */
const BUILT = /^(?:build|docs\/static)\//;

type Source = readonly [file: string, text: string];

/**
 * Finds the folder of a package, which releases of a product keep in different places.
 * @param roots folders of the repository that may hold it, in the order of the search
 * @throws Error that lists where it was looked for
 */
export function findPackage(
  repository: string,
  roots: readonly string[],
  name: string,
): PythonPackage {
  const folders = roots.map((root) => path.join(repository, root, name));
  const folder = folders.find((each) => fs.existsSync(path.join(each, '__init__.py')));
  if (folder !== undefined) return {name, folder};
  const looked = roots.map((root) => path.posix.join(root, name)).join(', ');
  throw new Error(
    `The package ${name} is not in the source: looked for ${looked}. If it has moved, add its folder to the roots; if it has another name, correct the modules.`,
  );
}

/** What facts no longer have that earlier ones had, by kind; kinds of which nothing is gone are absent. */
export function goneSince(
  before: Pick<SourceFacts, 'modules' | 'defaults' | 'routes'>,
  now: Pick<SourceFacts, 'modules' | 'defaults' | 'routes'>,
): Record<string, readonly string[]> {
  const declares = (route: string): boolean => now.routes.some((path) => route.endsWith(path));
  const gone = {
    modules: Object.keys(before.modules).filter((name) => !(name in now.modules)),
    defaults: Object.keys(before.defaults).filter((name) => !(name in now.defaults)),
    routes: before.routes.filter((route) => !declares(route)),
  };
  return Object.fromEntries(Object.entries(gone).filter(([, names]) => names.length > 0));
}

/**
 * Reads what pages mention of a product, from its source, without running it.
 * @throws Error when a folder has no file, or a package no module: the source may have moved
 */
export function readSource({repository, packages, results}: SourceOptions): SourceFacts {
  const paths = filesOf(repository).filter((file) => !BUILT.test(file));
  const read = (file: string): string => fs.readFileSync(path.join(repository, file), 'utf8');
  const ofPackages = packages.map((one) => [one.name, modulesIn(one)] as const);
  const modules = ofPackages.flatMap(([, sources]) => sources);
  const outside = ofPackages
    .filter(([name]) => !packages.some((one) => one.name === name && isInside(one, repository)))
    .flatMap(([, sources]) => sources);
  const python = modules.map(([, text]) => text);
  const messages = [
    ...modules.map(([file, text]) => [file, messagesOf(text)] as const),
    ...paths
      .filter((file) => /\.(?:sh|ya?ml)$/.test(file))
      .map((file) => [file, echoesOf(read(file))] as const),
  ].filter(([, found]) => found.length > 0);
  const ofResults = modules
    .filter(([file]) => file.startsWith(`${results.package}/`) && results.files.test(file))
    .map(([, text]) => text);
  return {
    paths,
    modules: namesByModule(modules),
    headers: [
      ...new Set(
        python.flatMap((text) =>
          [...text.matchAll(/["']([Xx]-[A-Za-z][A-Za-z-]+)["']/g)].map(([, name = '']) => name),
        ),
      ),
    ].sort(),
    resultFields: fieldsOf(ofResults),
    resultTypes: fieldTypesOf(ofResults),
    defaults: literalDefaults(python),
    messages: Object.fromEntries(messages.sort(([a], [b]) => (a < b ? -1 : 1))),
    words: wordsOf([
      ...paths
        .filter((file) => SOURCE.test(file) && !/^docs\/|\/recordings\//.test(file))
        .map(read),
      ...outside.map(([, text]) => text),
    ]),
    routes: routesOf(python),
  };
}

const isInside = ({folder}: PythonPackage, repository: string): boolean =>
  !path.relative(repository, folder).startsWith('..');

/** The modules of a package, as `PACKAGE/FILE`. */
function modulesIn({name, folder}: PythonPackage): Source[] {
  const files = filesOf(folder).filter((file) => file.endsWith('.py'));
  if (files.length === 0) throw new Error(`${folder} has no module of the package ${name}.`);
  return files.map((file) => [`${name}/${file}`, fs.readFileSync(path.join(folder, file), 'utf8')]);
}

function filesOf(folder: string): string[] {
  if (!fs.existsSync(folder)) throw new Error(`${folder} does not exist.`);
  const files = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
  if (files.length === 0) throw new Error(`${folder} holds no file.`);
  return files;
}

/** `zoo/apis/tools/__init__.py` is `zoo.apis.tools`. */
const moduleOf = (file: string): string =>
  file.replace(/(?:\/__init__)?\.py$/, '').replaceAll('/', '.');

/** The names of each module, with those that it takes from others by `from x import *`. */
function namesByModule(sources: readonly Source[]): Record<string, string[]> {
  const own = new Map(sources.map(([file, text]) => [moduleOf(file), namesOf(text)]));
  const packages = new Set(
    sources.filter(([file]) => file.endsWith('__init__.py')).map(([file]) => moduleOf(file)),
  );
  for (let round = 0; round < 3; round += 1) {
    for (const [file, text] of sources) {
      const module = moduleOf(file);
      const names = new Set(own.get(module));
      for (const from of importsOf(text)) {
        const parts = module.split('.');
        const up = (/^\.*/.exec(from)?.[0].length ?? 0) - (packages.has(module) ? 1 : 0);
        const target = from.startsWith('.')
          ? [...parts.slice(0, parts.length - up), from.replace(/^\.+/, '')]
              .filter(Boolean)
              .join('.')
          : from;
        own.get(target)?.forEach((name) => names.add(name));
      }
      own.set(module, [...names].sort());
    }
  }
  return Object.fromEntries([...own].sort(([a], [b]) => (a < b ? -1 : 1)));
}
