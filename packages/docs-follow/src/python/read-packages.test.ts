import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findPackage, goneSince, readSource} from './read-packages';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const read = (folder: string) =>
  readSource({
    repository: path.join(root, 'repository'),
    packages: [
      {name: 'zoo', folder: path.join(root, 'repository', folder)},
      {name: 'zoo_client', folder: path.join(root, 'client')},
    ],
    results: {package: 'zoo_client', files: /\/types\b/},
  });

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'source-'));
  write('repository/src/zoo/__init__.py', 'from .cage import *\n');
  write(
    'repository/src/zoo/cage.py',
    'def open_door(wait_seconds: int = 5):\n    raise ValueError(f"The door {wait_seconds} is stuck.")\n',
  );
  write('repository/build/zoo/old.py', 'left_out = 1\n');
  write(
    'client/types.py',
    'class Food:\n    name: str\n\nclass Animal:\n    name: str\n    food: Optional[Food]\n    near: Union[Animal, Food]\n\nAnimals: TypeAlias = List[Animal]\n',
  );
});
afterEach(() => rmSync(root, {recursive: true}));

describe('the source of a product', () => {
  it('gives modules, defaults, messages and fields, wherever its packages are', () => {
    const {paths, modules, defaults, messages, resultFields, resultTypes, words} = read('src/zoo');
    expect(paths).toEqual(['src/zoo/__init__.py', 'src/zoo/cage.py']);
    expect(modules.zoo).toContain('open_door');
    expect(Object.keys(modules)).toEqual(['zoo', 'zoo.cage', 'zoo_client.types']);
    expect(defaults).toEqual({wait_seconds: ['5']});
    expect(messages).toEqual({'zoo/cage.py': [{line: 2, text: 'The door {} is stuck.'}]});
    expect(resultFields).toEqual({Animal: ['food', 'name', 'near'], Food: ['name']});
    expect(resultTypes).toEqual({Animals: 'List[Animal]', 'Animal.food': 'Food'});
    expect(words).toContain('wait_seconds');
    expect(words).not.toContain('left_out');
  });

  it('has a package in the first of its roots that holds it', () => {
    const repository = path.join(root, 'repository');
    expect(findPackage(repository, ['.', 'src'], 'zoo')).toEqual({
      name: 'zoo',
      folder: path.join(repository, 'src/zoo'),
    });
    expect(() => findPackage(repository, ['.', 'lib'], 'zoo')).toThrow(
      'The package zoo is not in the source: looked for zoo, lib/zoo.',
    );
  });

  it('declares routes, and says what is gone since', () => {
    write('repository/src/zoo/cage.py', '@webmethod(\n  route="/cages/{id}")\ndef a(): pass\n');
    write('repository/src/zoo/tree.py', '@router.get(\n  "/trees")\ndef b(): pass\n');
    const now = read('src/zoo');
    expect(now.routes).toEqual(['/cages/{id}', '/trees']);
    const before = {
      modules: {zoo: [], 'zoo.lake': []},
      defaults: {wait_seconds: ['5']},
      routes: ['GET /v1/cages/{id}', 'GET /v1/trees', 'GET /v1/lakes'],
    };
    expect(goneSince(before, now)).toEqual({
      modules: ['zoo.lake'],
      defaults: ['wait_seconds'],
      routes: ['GET /v1/lakes'],
    });
    expect(goneSince(now, now)).toEqual({});
  });

  it('is refused where a package is not where it should be', () => {
    expect(() => read('zoo')).toThrow(/repository\/zoo does not exist/);
    write('repository/zoo/README.md', 'Moved.');
    expect(() => read('zoo')).toThrow(/has no module of the package zoo/);
  });
});
