import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';

/** Where the packages of this project are. */
export const packagesFolder = path.resolve(__dirname, '../../packages');

/** The part of a manifest that names sources. */
interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly types?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const scope = '@docs-kit/';

/** The packages of this project that some packages need, including these packages. */
export function withDependencies(names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const {dependencies = {}} = readManifest(name);
    for (const other of Object.keys(dependencies))
      if (other.startsWith(scope)) add(other.slice(scope.length));
  };
  names.forEach(add);
  return [...found];
}

/**
 * Writes a package as others can use it: TypeScript becomes JavaScript, and the manifest names that.
 * @param name of the folder in `packages`
 * @param target folder to write to
 * @throws Error when there is no such package
 */
export function packPackage(name: string, target: string): void {
  const source = path.join(packagesFolder, name);
  for (const file of readdirSync(source, {recursive: true, encoding: 'utf8'})) {
    const from = path.join(source, file);
    if (/(?:^|[\\/])node_modules[\\/]|\.test(?:\.data)?\.tsx?$|\.d\.ts$/.test(file)) continue;
    if (file === 'package.json') continue;
    const to = path.join(target, file.replace(/\.tsx?$/, '.js'));
    if (/\.tsx?$/.test(file)) write(to, compile(readFileSync(from, 'utf8'), from));
    else if (/\.\w+$/.test(file)) {
      mkdirSync(path.dirname(to), {recursive: true});
      cpSync(from, to, {recursive: true});
    }
  }
  const {types, ...manifest} = readManifest(name);
  const compiled = JSON.stringify(manifest, undefined, 2).replace(/\.tsx?"/g, '.js"');
  write(path.join(target, 'package.json'), `${compiled}\n`);
  if (types === undefined) throw new Error(`${source}/package.json has no types.`);
}

function compile(text: string, file: string): string {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const {code} = transformSync(text, {loader, format: 'esm', target: 'es2022', jsx: 'automatic'});
  // Code names files that the bundler reads, such as workers and modules of the client.
  return code.replace(/(['"])([\w./-]+)\.tsx?\1/g, '$1$2.js$1');
}

function readManifest(name: string): Manifest {
  return JSON.parse(
    readFileSync(path.join(packagesFolder, name, 'package.json'), 'utf8'),
  ) as Manifest;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
