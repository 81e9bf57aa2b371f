/**
 * Writes `data/<version>/framework.json`: what the framework's source and its Python client hold
 * that pages mention.
 *
 *   npm run data:framework -- --version next --source DIR --client DIR
 *
 * `--source` is an unpacked tree of the framework at the version's revision (`git archive`),
 * `--client` the folder of an installed `llama_stack_client` package of that version. Exits with 0,
 * or 2 when the command could not run.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compactJson} from './support/compact-json';
import {echoesOf, messagesOf, type MessageTemplate} from './support/python-messages';
import {fieldsOf, importsOf, literalDefaults, namesOf, wordsOf} from './support/python-source';

const root = path.resolve(__dirname, '..');
/** Files whose words count: source, stock configurations, scripts; recordings are no source. */
const SOURCE = /\.(?:py|ya?ml|toml|sh|tsx?|template|json|cfg)$/;
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|\.git|[\w.]+\.egg-info|__pycache__)(?:\/|$)|package-lock\.json|^(?:build|docs\/static)\//;

function filesOf(folder: string): string[] {
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

/** `llama_stack/apis/tools/__init__.py` is `llama_stack.apis.tools`. */
const moduleOf = (file: string): string =>
  file.replace(/(?:\/__init__)?\.py$/, '').replaceAll('/', '.');

/** The names of each module, with those that it takes from others by `from x import *`. */
function modulesOf(sources: readonly (readonly [string, string])[]): Record<string, string[]> {
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

function main(): void {
  const {values} = parseArgs({
    options: {version: {type: 'string'}, source: {type: 'string'}, client: {type: 'string'}},
  });
  const {version, source, client} = values;
  if (!version || !source || !client) throw new Error('Write --version, --source and --client.');
  const paths = filesOf(source);
  const read = (folder: string, file: string): string =>
    fs.readFileSync(path.join(folder, file), 'utf8');
  const texts = [
    ...paths
      .filter((file) => SOURCE.test(file) && !/^docs\/|\/recordings\//.test(file))
      .map((file) => read(source, file)),
  ];
  const framework = paths
    .filter((file) => /^llama_stack\/.*\.py$/.test(file))
    .map((file) => [file, read(source, file)] as const);
  const library = filesOf(client)
    .filter((file) => file.endsWith('.py'))
    .map((file) => [`llama_stack_client/${file}`, read(client, file)] as const);
  const python = [...framework, ...library].map(([, text]) => text);
  const messages = [
    ...[...framework, ...library].map(([file, text]) => [file, messagesOf(text)] as const),
    ...paths
      .filter((file) => /\.(?:sh|ya?ml)$/.test(file))
      .map((file) => [file, echoesOf(read(source, file))] as const),
  ].filter(([, found]) => found.length > 0);
  const data = {
    $schema: '../schemas/framework.schema.json',
    paths,
    modules: modulesOf([...framework, ...library]),
    headers: [
      ...new Set(
        python.flatMap((text) =>
          [...text.matchAll(/["']([Xx]-[A-Za-z][A-Za-z-]+)["']/g)].map(([, name = '']) => name),
        ),
      ),
    ].sort(),
    resultFields: fieldsOf(
      library.filter(([file]) => /\/(?:types|_models)\b/.test(file)).map(([, text]) => text),
    ),
    defaults: literalDefaults(python),
    messages: Object.fromEntries(messages.sort(([a], [b]) => (a < b ? -1 : 1))) satisfies Record<
      string,
      readonly MessageTemplate[]
    >,
    words: wordsOf([...texts, ...library.map(([, text]) => text)]),
  };
  const target = path.join(root, 'data', version, 'framework.json');
  fs.writeFileSync(target, compactJson(data));
  console.log(
    `${target}: ${paths.length} paths, ${Object.keys(data.modules).length} modules, ${data.headers.length} headers, ${Object.keys(data.defaults).length} defaults, ${messages.flatMap(([, found]) => found).length} messages, ${data.words.length} words`,
  );
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
