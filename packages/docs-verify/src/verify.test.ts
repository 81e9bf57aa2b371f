import {describe, expect, it} from 'vitest';
import type {Environment} from './environment';
import {MissingPart, Problem} from './problem';
import type {SampleRecord} from './record/record';
import {runWork} from './verify';
import type {Work} from './work';

const revision = {repository: '', commit: 'a', label: 'zoo 1.0.0', requirement: 'zoo==1.0.0'};
const target = {framework: revision, client: revision, isPinned: true};
const environment: Environment = {
  python: '',
  program: (name) => name,
  pythonVersion: '3.12.1',
  constraints: '',
  target,
};
interface Lane {
  readonly check: () => void;
}
const work = (id: string, run: Work<Lane>['run']): Work<Lane> => ({
  id,
  section: 'samples',
  hashes: new Map([[id, 'a']]),
  isQuick: true,
  isOutdated: () => false,
  run,
});
const runs = (id: string): Work<Lane> =>
  work(id, () => Promise.resolve([{id, hash: 'a', result: 'ran'}]));
const breaks = work('breaks', () => Promise.reject(new Error('no answer')));

/** Runs work with a session that may fail in one of its parts. */
async function outcome(
  chosen: readonly Work<Lane>[],
  fails: {
    readonly start?: Error;
    /** What the first observations fail with; later ones succeed. */
    readonly observe?: readonly Error[];
    readonly check?: Error;
  } = {},
) {
  const results: Record<string, SampleRecord> = {};
  const lane: Lane = {
    check: () => {
      if (fails.check) throw fails.check;
    },
  };
  let open = 0;
  const observeErrors = [...(fails.observe ?? [])];
  const session = {
    lanes: [lane],
    close: () => {
      open -= 1;
      return Promise.resolve();
    },
  };
  const subject = {
    target,
    startSession: () => {
      if (fails.start) return Promise.reject(fails.start);
      open += 1;
      return Promise.resolve(session);
    },
    observe: () => {
      const error = observeErrors.shift();
      return error ? Promise.reject(error) : Promise.resolve('spans');
    },
  };
  const came = await runWork(subject, chosen, environment, {
    lanes: 1,
    report: () => {},
    packagesUntil: undefined,
    keep: (_, done) => {
      for (const {id, ...record} of done) results[id] = record;
    },
  });
  return {...came, results, open};
}

describe('a run', () => {
  it('gives what was observed and what came of its work', async () => {
    const {observed, problems, results} = await outcome([runs('a')]);
    expect(observed).toBe('spans');
    expect(problems).toEqual([]);
    expect(results.a?.result).toBe('ran');
  });

  it('goes on when its servers do not start: that is a finding', async () => {
    const start = new Problem(
      'The server has ended with status 1.',
      'Its log tells why.',
      'KeyError',
    );
    expect(await outcome([runs('a')], {start})).toEqual({
      observed: undefined,
      reason: 'the servers do not start: The server has ended with status 1.',
      problems: ['the servers do not start: The server has ended with status 1.'],
      results: {},
      open: 0,
    });
  });

  it('ends where the machine lacks a part', async () => {
    const start = new MissingPart('There is no Python.', 'Install it.');
    await expect(outcome([runs('a')], {start})).rejects.toThrow('There is no Python.');
  });

  it('observes once more, at other servers, when a request is not answered', async () => {
    const {observed, problems, open} = await outcome([runs('a')], {
      observe: [new Error('POST /v1/agents is not answered in 60 seconds')],
    });
    expect(observed).toBe('spans');
    expect(problems).toEqual([]);
    expect(open).toBe(0);
  });

  it('goes on when nothing can be observed twice', async () => {
    const error = new Error('POST /v1/agents answered 404');
    const {observed, reason, problems, results} = await outcome([runs('a')], {
      observe: [error, error],
    });
    expect(observed).toBeUndefined();
    expect(reason).toBe('POST /v1/agents answered 404');
    expect(problems).toEqual([]);
    expect(results.a?.result).toBe('ran');
  });

  it('goes on when a piece of work breaks off: its samples differ', async () => {
    const {results} = await outcome([breaks, runs('a')]);
    expect(results.breaks).toEqual({
      hash: 'a',
      result: 'differs',
      findings: ['the run breaks off: no answer'],
    });
    expect(results.a?.result).toBe('ran');
  });

  it('leaves the earlier results of work for which the machine lacks a service', async () => {
    const error = new MissingPart('The service redis does not start.', 'Install it.');
    const lacking = work('lacking', () => Promise.reject(error));
    const {problems, results} = await outcome([lacking, runs('a')]);
    expect(Object.keys(results)).toEqual(['a']);
    expect(problems).toEqual(['1 of 2 did not run']);
  });

  it('keeps no result of a server that has died, and counts what did not run', async () => {
    const {problems, results} = await outcome([runs('a'), runs('b')], {
      check: new Error('The server has ended.'),
    });
    expect(results).toEqual({});
    expect(problems).toEqual(['The server has ended.', '2 of 2 did not run']);
  });
});
