import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {Recording} from '@docs-kit/docs-follow';
import {describe, expect, it} from 'vitest';
import type {CorrectionsData} from '@site/src/facts/data-types';
import {readVersionFile} from '@site/src/files/version-facts';
import {figuresOf, isHeldBack, replay} from '@site/src/follow/history';
import {readFollowedSite} from '@site/src/follow/site';
import {nextVersion} from '@site/src/site/versions';
import {projectRoot} from '../../support/specifications';

const file = path.join(projectRoot, 'tests/fixtures/history.json.gz');
const recording = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Recording;
const corrections = readVersionFile<CorrectionsData>(nextVersion.name, 'corrections');
const {named, foresight} = replay(
  recording,
  await readFollowedSite(projectRoot, nextVersion),
  corrections,
);
const figures = figuresOf(named, foresight);

describe('following each commit of the framework', () => {
  it('is replayed over all commits that the list of corrections covers', () => {
    expect([recording.from, recording.commits.at(-1)?.commit]).toEqual([
      corrections.from,
      corrections.to,
    ]);
    expect(figures.commits).toBeGreaterThan(1000);
    expect(figures.corrections).toBeGreaterThan(40);
  });

  it('names the pages on most sentences that became false, on the day on which they did', () => {
    expect(figures.foreseen / figures.corrections).toBeGreaterThanOrEqual(0.7);
  });

  it('does so for those that were held back while it was improved', () => {
    expect(figures.heldBack).toBeGreaterThan(10);
    expect(foresight.filter(({correction}) => isHeldBack(correction))).toHaveLength(
      figures.heldBack,
    );
    expect(figures.heldBackForeseen / figures.heldBack).toBeGreaterThanOrEqual(0.7);
  });

  it('names few pages for a commit', () => {
    expect(figures.pagesInTheMiddle).toBeLessThanOrEqual(3);
  });

  it('names none for commits without changes', () => {
    const quiet = recording.commits.filter(
      ({facts, files}) => files.length === 0 && Object.keys(facts).length === 0,
    );
    expect(quiet.length).toBeGreaterThan(100);
    const hashes = new Set(quiet.map(({commit}) => commit));
    expect(named.filter(({commit, pages}) => hashes.has(commit) && pages.size > 0)).toEqual([]);
  });
});
