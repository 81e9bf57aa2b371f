import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {isMap, known, type YamlMap} from './known';
import type {GuidePage} from '@docs-kit/docs-verify/guides/page';
import {runProgram} from '@docs-kit/docs-verify/processes';

/** What runs here in place of the services that run files name. */
export interface Doubles {
  /** A server of the framework, in place of one that another forwards to. */
  readonly serverAddress: string;
  readonly testDoubleAddress: string;
  readonly telemetryAddress: string;
  readonly mcpAddress: string;
  /** Variables by which a server finds its database, as pages call them. */
  readonly database: Readonly<Record<string, string>>;
}

/** Variables whose values are secrets: the test double takes every key. */
const secret = /(?:KEY|KEY_ID|TOKEN)$/;

/** Folders of a machine or a container, which a run must not touch. */
const absolutePath = /^\/(?:data|etc|var)\//;

/**
 * The variables that a run file refers to, as far as a reader has to set them.
 * @param code fences of the page, whose commands may set one to the address of a service
 */
export function variablesFor(
  file: YamlMap,
  doubles: Doubles,
  code: readonly string[] = [],
): Record<string, string> {
  const {testDoubleAddress, telemetryAddress, serverAddress, database} = doubles;
  const exported = new Map(
    code
      .flatMap((text) => [...text.matchAll(/^export (\w+_BASE_URL)=(\S+)$/gm)])
      .map(([, name = '', address = '']) => [name, movedText(address, doubles, '')]),
  );
  const others: Readonly<Record<string, string>> = {
    OTEL_EXPORTER_OTLP_ENDPOINT: telemetryAddress,
    PASSTHROUGH_URL: serverAddress,
  };
  const references = JSON.stringify(file).matchAll(/\$\{env\.([A-Z0-9_]+)/g);
  return Object.fromEntries(
    [...new Set([...references].map(([, name = '']) => name))].flatMap((name) => {
      const place = known.serviceVariables[name];
      const value =
        database[name.replace(/^PGVECTOR_/, 'POSTGRES_')] ??
        exported.get(name) ??
        (place === undefined ? known.chosenValues[name] : `${testDoubleAddress}/${place}`) ??
        others[name] ??
        (secret.test(name) ? 'key' : undefined);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/**
 * Writes a run file for this machine: addresses of services become those of what runs in their
 * place, PostgreSQL is found at its port, and folders of a machine are below one of the run.
 */
export function movedHere(file: YamlMap, doubles: Doubles, folder: string): YamlMap {
  const move = (value: unknown): unknown => {
    if (typeof value === 'string') return movedText(value, doubles, folder);
    if (Array.isArray(value)) return value.map(move);
    if (!isMap(value)) return value;
    const moved = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, move(part)]));
    if (value.provider_type === 'remote::pgvector' && isMap(moved.config)) {
      return {...moved, config: withDatabase(moved.config, doubles)};
    }
    return value.type === 'postgres' ? withDatabase(moved, doubles) : moved;
  };
  const moved = move(file);
  if (!isMap(moved)) throw new Error('A run file is a map.');
  return moved;
}

function movedText(
  text: string,
  {testDoubleAddress, serverAddress, mcpAddress}: Doubles,
  folder: string,
): string {
  if (absolutePath.test(text)) return path.join(folder, text);
  return Object.entries(known.services)
    .reduce(
      (moved, [address, place]) => moved.replaceAll(address, `${testDoubleAddress}/${place}`),
      text,
    )
    .replace('http://other-host:8321', serverAddress)
    .replace(/http:\/\/localhost:8000(?=\/(?:mcp|sse)$)/, mcpAddress);
}

/** What a file leaves to the defaults of PostgreSQL, or writes out, is elsewhere here, without TLS. */
function withDatabase(place: YamlMap, {database}: Doubles): YamlMap {
  const isReference = typeof place.db === 'string' && place.db.includes('${');
  return {
    host: database.POSTGRES_HOST,
    user: database.POSTGRES_USER,
    ...place,
    port: Number(database.POSTGRES_PORT),
    ...(!isReference && {db: database.POSTGRES_DB}),
    ...('ssl_mode' in place && {ssl_mode: 'disable'}),
  };
}

/**
 * Makes in the home folder of a server what readers of its page have: the distribution that they
 * built, the folders and files that the page has them make, and a profile at AWS.
 * @returns the folders with Python modules of theirs
 */
export async function makeHome({fences}: GuidePage, folder: string): Promise<string[]> {
  const folders = fences
    .filter(({language}) => language === 'bash')
    .flatMap(({code}) => [...code.matchAll(/\bmkdir -p ~\/(\S+)/g)])
    .map(([, made = '']) => made);
  for (const made of [...known.homeFolders, ...folders]) {
    await mkdir(path.join(folder, made), {recursive: true});
  }
  const files = fences.flatMap(({title = '', code}): (readonly [string, string])[] =>
    // A run file is given to the server as it is started.
    title.includes('/') && !title.includes(' ') ? [[title.replace(/^~\//, ''), code]] : [],
  );
  for (const [name, code] of [...files, ...Object.entries(known.homeFiles)]) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, code);
  }
  const sources = files.flatMap(([name]) => /^(?:.*\/)?src(?=\/)/.exec(name) ?? []);
  return [...new Set(sources)].map((source) => path.join(folder, source));
}

/**
 * Makes what a run file names on the machine: the folder of a volume, and certificates, each with the
 * key of the server.
 * @throws Error when no certificate can be made
 */
export async function makeFilesOf(file: YamlMap, folder: string): Promise<void> {
  await mkdir(path.join(folder, 'var/lib/llama-stack'), {recursive: true});
  const places = [...JSON.stringify(file).matchAll(/"(\/[^"]*\.(?:crt|pem|key))"/g)].map(
    ([, place = '']) => place,
  );
  if (places.length === 0) return;
  const [certificate, key] = ['own.crt', 'own.key'].map((name) => path.join(folder, name));
  const {status, output} = await runProgram(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-keyout', key ?? '', '-out', certificate ?? ''],
    ],
    {timeout: 60_000},
  );
  if (status !== 0) throw new Error(`A certificate cannot be made:\n${output}`);
  for (const place of places) {
    await mkdir(path.dirname(place), {recursive: true});
    await copyFile((place.endsWith('.key') ? key : certificate) ?? '', place);
  }
}
