/**
 * Does the same with each vector store that runs here, with more chunks than a search returns by
 * default, and records what comes of it in `data/<version>/stores.json`. `tests/content/stores.test.ts`
 * compares what pages say of search modes and repeated chunks with it.
 *
 *   npx tsx verification/stores/run.ts --version v0.2.23
 *   npx tsx verification/stores/run.ts --version next --source DIR --client-source DIR
 *   … --newest   with the packages that readers get today; says what differs from the record, which stays
 *
 * Exits with 1 when a store cannot be tried to the end, or differs.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {prepareEnvironment} from '@docs-kit/docs-verify/environment';
import {parsed, requestWhole} from '@docs-kit/docs-verify/operations/api';
import type {StoresData, TriedStore} from '../../src/facts/data-types';
import {withNewestPackages} from '../newest';
import {
  chosenVersion,
  type Recorded,
  recordFile,
  runToEnd,
  versionOptions,
  writeRecord,
} from '../options';
import {startSession} from '../session';

type Ask = (
  method: string,
  path: string,
  body?: object,
) => Promise<{status: number; answer: Answer}>;

/** What is read of answers. */
interface Answer {
  readonly id?: string;
  readonly chunks?: readonly Found[];
  readonly data?: readonly Found[];
}
interface Found {
  readonly content: unknown;
}

const word = 'lantern';
const notes = Array.from({length: 15}, (_, day) => ({
  content:
    day === 3 ? `Note 3 is about a ${word}.` : `Note ${day} says what happened on day ${day}.`,
  metadata: {document_id: `note-${day}`, day},
}));
const [third] = notes.slice(3);
const hasWord = ({content}: Found): boolean => JSON.stringify(content).includes(word);

/** Tries one store. */
async function tryStore(ask: Ask, provider: string, stores: string): Promise<TriedStore> {
  const created = await ask('POST', stores, {
    name: `notes-${provider}`,
    provider_id: provider,
    embedding_model: 'sentence-transformers/all-MiniLM-L6-v2',
    embedding_dimension: 384,
  });
  const id = created.answer.id ?? '';
  const insert = (chunks: readonly unknown[]) =>
    ask('POST', '/v1/vector-io/insert', {vector_db_id: id, chunks});
  const query = (mode: string, count: number) =>
    ask('POST', '/v1/vector-io/query', {
      vector_db_id: id,
      query: word,
      params: {mode, max_chunks: count},
    });
  const search = (filters: object) =>
    ask('POST', `${stores}/${id}/search`, {query: word, max_num_results: 20, filters});
  const inserted = await insert(notes);
  if (id === '' || inserted.status !== 200) {
    throw new Error(
      `A store is created with ${created.status}, and filled with ${inserted.status}.`,
    );
  }
  const modes: Record<string, {status: number; found: number; isFirst: boolean}> = {};
  for (const mode of ['vector', 'keyword', 'hybrid']) {
    const {status, answer} = await query(mode, 12);
    const chunks = answer.chunks ?? [];
    const isFirst = chunks[0] !== undefined && hasWord(chunks[0]);
    modes[mode] = {status, found: chunks.length, isFirst};
  }
  const filtered = await search({type: 'eq', key: 'day', value: 3});
  await insert([third]);
  const repeated = await query('vector', notes.length + 1);
  const deleted = await ask('DELETE', `${stores}/${id}`);
  const gone = await query('vector', 1);
  return {
    modes,
    filtered: filtered.answer.data?.length ?? 0,
    copies: repeated.answer.chunks?.filter(hasWord).length ?? 0,
    deleted: deleted.status,
    afterDeletion: gone.status,
  };
}

async function main(): Promise<boolean> {
  const {values} = parseArgs({options: {...versionOptions, newest: {type: 'boolean'}}});
  const pinned = await chosenVersion(values);
  const [version, target] = values.newest
    ? withNewestPackages(pinned.version, pinned.target)
    : [pinned.version, pinned.target];
  const environment = await prepareEnvironment(version, target, {report: console.log});
  const session = await startSession(version, environment, {laneCount: 1});
  const stores: Record<string, TriedStore> = {};
  const problems: string[] = [];
  try {
    const [lane] = session.lanes;
    const ask: Ask = async (method, place, body) => {
      const url = `${lane?.serverAddress ?? ''}${place}`;
      const {status, text} = await requestWhole(url, {method, body});
      return {status, answer: parsed(text) as Answer};
    };
    const {answer} = await ask('GET', '/v1/providers');
    const providers = answer.data as unknown as readonly Record<string, string>[];
    for (const {api, provider_id: id = '', provider_type: type = ''} of providers) {
      if (api !== 'vector_io') continue;
      try {
        stores[type] = await tryStore(ask, id, `${version.paths.openai ?? ''}/vector_stores`);
        console.log(`${type}: ${JSON.stringify(stores[type])}`);
      } catch (error) {
        problems.push(`${type}: ${String(error)}`);
      }
    }
  } finally {
    await session.close();
  }
  if (values.newest) {
    const text = readFileSync(recordFile(version, 'stores'), 'utf8');
    const before = (JSON.parse(text) as StoresData).stores;
    for (const [type, tried] of Object.entries(before)) {
      const [then, now] = [JSON.stringify(tried), JSON.stringify(stores[type])];
      if (then !== now) problems.push(`${type}: expected ${then}, found ${now}`);
    }
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || values.newest) return problems.length === 0;
  writeRecord(version, 'stores', {chunks: notes.length, stores} satisfies Recorded<StoresData>);
  return true;
}

runToEnd(main);
