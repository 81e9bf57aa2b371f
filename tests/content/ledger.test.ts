/**
 * Which sentences of guides and of the reference have evidence: a fact of the data with its value, a
 * run, or a place in the source. Evidence that nothing computes is written into
 * `data/<version>/ledger.json`, where sentences without any are counted: the number of a page may only
 * fall. When a fact changes, its sentences lose it and are named here.
 *
 * Also, which sentences state something else than when somebody verified them. What they stated is in
 * `data/<version>/stated.json`. A sentence that was only reworded keeps its evidence.
 *
 *   LEDGER=write npx vitest run tests/content/ledger.test.ts    records what pages state now, and lower
 *                                                               numbers, once you have verified it
 *   LEDGER=remote::vllm npx vitest run tests/content/ledger.test.ts
 *                                                               prints the sentences that rest on a fact
 */
import {
  type Claim,
  claimsOf,
  coverageOf,
  type Entry,
  keyOf,
  lostPlaces,
  ledgerOf,
  openByPage,
  openFindings,
  sentencesWith,
} from '@docs-kit/docs-facts/ledger';
import {
  carryEvidence,
  changedSentences,
  describeChange,
  evidenceKeys,
  recordedShare,
  recordOf,
} from '@docs-kit/docs-facts/stated';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import type {AnswerData, LedgerData, ProbeData, StatedData} from '@site/src/facts/data-types';
import {loadPageSets} from '@site/src/files/page-sets';
import {siteVersions} from '@site/src/site/versions';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findersOf, guideClaims, referenceClaims} from '../checks/evidence';
import {guideSentences, referenceSentences} from '../checks/stated';
import {readCheckFacts, readEvidence} from '../support/check-facts';
import {readGuides} from '../support/guide-texts';
import {projectRoot, readJson} from '../support/specifications';

const {LEDGER: wish} = process.env;

const remedy =
  'Verify it, correct what is false, and record the rest: LEDGER=write npx vitest run tests/content/ledger.test.ts';

function readLedger(name: string, docsFolder: string) {
  const guides = readGuides(docsFolder);
  const pageSets = loadPageSets().filter(({version}) => version.name === name);
  const sources = {
    facts: readCheckFacts(name),
    pageSets,
    probes: readJson<ProbeData>(`data/${name}/probes.json`),
    answers: readJson<AnswerData>(`data/${name}/answers.json`),
    record: readEvidence(name),
  };
  const data = readJson<LedgerData>(`data/${name}/ledger.json`);
  const stated = readJson<StatedData>(`data/${name}/stated.json`);
  const claims = [...guideClaims(guides), ...referenceClaims(pageSets)];
  const sentences = [...guideSentences(guides), ...referenceSentences(pageSets)];
  const written = carryEvidence(sentences, claims, stated.pages, data.written);
  const ledger = ledgerOf(claims, findersOf(sources), written);
  return {data, stated, claims, sentences, written, ledger};
}

type Reading = ReturnType<typeof readLedger>;

/** Numbers of sentences without evidence, by page. */
const countOpen = (ledger: readonly Entry[]): Record<string, number> =>
  Object.fromEntries(
    [...openByPage(ledger)]
      .map(([page, entries]) => [page, entries.length] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Records what pages state, with the evidence of the sentences that they have. */
function writeLedger(
  name: string,
  {data, stated, claims, sentences, written, ledger}: Reading,
): void {
  const keys = new Set(claims.map(keyOf));
  const kept = Object.fromEntries(
    Object.entries(written)
      .filter(([key]) => keys.has(key))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const files = {
    ledger: {...data, written: kept, open: countOpen(ledger)},
    stated: {...stated, pages: recordOf(sentences, claims, kept)},
  };
  for (const [file, content] of Object.entries(files)) {
    writeFileAtomic(
      path.join(projectRoot, `data/${name}/${file}.json`),
      `${JSON.stringify(content, null, 2)}\n`,
    );
  }
}

describe.each(siteVersions)('the ledger of $name', ({name, docsFolder}) => {
  if (wish === 'write') writeLedger(name, readLedger(name, docsFolder));
  const {data, stated, sentences, ledger} = readLedger(name, docsFolder);
  const {open} = data;
  if (wish !== undefined && wish !== 'write') {
    for (const entry of sentencesWith(ledger, wish))
      console.log(
        `${entry.page}:${entry.line ?? ''} ${entry.text}\n    ${entry.evidence.join('\n    ')}`,
      );
  }

  it('has no sentence that states something else than when it was verified', () => {
    const changed = changedSentences(sentences, stated.pages);
    expect(changed.map((sentence) => describeChange(sentence, remedy))).toEqual([]);
  });

  it('records what nearly all pages state, and no page that is gone', () => {
    expect(recordedShare(sentences, stated.pages), remedy).toBeGreaterThanOrEqual(0.98);
    const pages = new Set(sentences.map(({page}) => page));
    const gone = Object.keys(stated.pages).filter((page) => !pages.has(page));
    expect(gone, remedy).toEqual([]);
  });

  it('has no page with more sentences without evidence than before', () => {
    expect(openFindings(ledger, open).more).toEqual([]);
  });

  it('counts no sentence that has evidence by now', () => {
    expect(openFindings(ledger, open).fewer).toEqual([]);
  });

  it('has written evidence for sentences that exist, or existed when they were verified', () => {
    const keys = new Set([...ledger.map(keyOf), ...evidenceKeys(stated.pages)]);
    expect(Object.keys(data.written).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('covers nine of ten sentences of each kind', () => {
    const coverage = coverageOf(ledger);
    for (const [kind, {claims, proven}] of Object.entries(coverage)) {
      expect(claims).toBeGreaterThan(0);
      expect(proven / claims, kind).toBeGreaterThanOrEqual(0.9);
    }
  });

  it('takes at most one of twenty sentences for advice, which needs no evidence', () => {
    const advice = Object.values(data.written).filter((each) => each.startsWith('advice: '));
    expect(advice.length / ledger.length).toBeLessThanOrEqual(0.05);
  });
});

describe('a ledger', () => {
  const place = {page: 'zoo', line: 3, about: []};
  const defaults = (value: string) => (claim: Claim) =>
    claim.names.includes('age') && claim.text.includes(value)
      ? [`fact: age defaults to ${value}`]
      : [];
  const claims = claimsOf('`age` defaults to 4. Cats purr. Dogs never purr.', place);

  it('has the sentences that claim something, by what they claim', () => {
    expect(claims.map(({text, kinds}) => [text, kinds])).toEqual([
      ['`age` defaults to 4.', ['default']],
      ['Dogs never purr.', ['absolute']],
    ]);
  });

  it('has values, versions, refusals and statuses, but not every number', () => {
    const kindsIn = (text: string) => claimsOf(text, place).map(({kinds}) => kinds.join());
    expect(kindsIn('Cats sleep for five minutes.')).toEqual(['value']);
    expect(kindsIn('Cats purr since v1.2.3.')).toEqual(['version']);
    expect(kindsIn('Cats refuse dogs.')).toEqual(['refusal']);
    expect(kindsIn('A missing cat is a 404.')).toEqual(['status']);
    expect(kindsIn('A cat of 400 pixels purrs at 12.')).toEqual([]);
  });

  it('has a row as a whole when only its other cells say what a yes, no or status is about', () => {
    const textsIn = (text: string) =>
      claimsOf(text, place).map(({kinds, text: own}) => [kinds, own]);
    expect(textsIn('Purring cats | yes | no (501)')).toEqual([
      [['row'], 'Purring cats | yes | no (501)'],
    ]);
    expect(textsIn('Purring cats | yes | They only purr at night')).toEqual([
      [['absolute'], 'They only purr at night'],
    ]);
    expect(textsIn('Purring cats | soft')).toEqual([]);
  });

  it('names the sentences of a fact, and those that lose it when it changes', () => {
    const before = ledgerOf(claims, [defaults('4')]);
    expect(sentencesWith(before, 'age').map(({text}) => text)).toEqual(['`age` defaults to 4.']);
    expect(openFindings(before, {zoo: 1})).toEqual({more: [], fewer: []});
    const after = ledgerOf(claims, [defaults('5')]);
    expect(openFindings(after, {zoo: 1}).more.join()).toContain('`age` defaults to 4.');
  });

  it('reports a new sentence without evidence, and a number that is too high', () => {
    const ledger = ledgerOf(
      [...claims, ...claimsOf('Cats always must eat.', place)],
      [defaults('4')],
    );
    expect(openFindings(ledger, {zoo: 1}).more.join()).toContain('Cats always must eat.');
    expect(openFindings(ledger, {zoo: 5}).fewer).toEqual(['zoo: only 2 are left of 5']);
  });

  it('takes evidence that a writer gives a sentence, until it is reworded', () => {
    const [, dogs] = claims;
    const written = {[keyOf(dogs ?? {text: ''})]: 'source: dogs.py'};
    expect(openByPage(ledgerOf(claims, [defaults('4')], written)).size).toBe(0);
    const reworded = claimsOf('A dog never purrs.', place);
    expect(openByPage(ledgerOf(reworded, [], written)).get('zoo')).toHaveLength(1);
  });

  it('loses evidence whose place the source no longer has', () => {
    const written = {
      a: 'source: cats.py, def purr(self); dogs.py, loud = True',
      b: 'source: cats.py, def bark',
      c: 'source: gone.py, def purr',
      d: 'run: a cat was asked, it purred',
      e: 'source: dogs.py, loud = True; wild = True; cats.py, def purr(self)',
    };
    const files: Record<string, string> = {
      'cats.py': 'def  purr(self):',
      'dogs.py': 'loud = True; wild = True',
    };
    expect(lostPlaces(written, (file) => files[file])).toEqual({
      b: ['cats.py, def bark'],
      c: ['gone.py, def purr'],
    });
    expect(() => lostPlaces({d: written.d}, () => '')).toThrow('No evidence names a place');
  });

  it('is not made of nothing', () => {
    expect(() => ledgerOf([], [])).toThrow('no sentence');
  });
});
