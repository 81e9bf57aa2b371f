import {claimsOf, keyOf} from '@docs-kit/docs-facts/ledger';
import {linksAfterArchive} from './links';

/** The version that a sentence says a provider shares its keys with. */
export const sameKeysAs = (sentence: string): string | undefined =>
  /\bkeys are the same as in (\S+?)\.?$/.exec(sentence)?.[1];

/** Sentences of a text that say that keys are the same as in a release. */
const comparisonsOf = (text: string, release: string) =>
  text
    .split('\n')
    .flatMap((line, index) => claimsOf(line, {page: '', line: index + 1, about: []}))
    .filter((claim) => sameKeysAs(claim.text) === release);

/**
 * Lists the lines of a page that an archive changes the meaning of: links to the release, and sentences
 * that were compared with its data.
 * @returns one line each: file, line and what is there
 */
export function linesOnRelease(file: string, text: string, release: string): string[] {
  const compared = new Set(comparisonsOf(text, release).map(({line}) => line));
  return text
    .split('\n')
    .flatMap((line, index) =>
      compared.has(index + 1) || linksAfterArchive(line, release) !== line
        ? [`${file}:${index + 1}: ${line.trim()}`]
        : [],
    );
}

/** Evidence for what pages say of a release, by the keys of their sentences: its data go with it. */
export function evidenceAfterArchive(
  texts: readonly string[],
  release: string,
): Record<string, string> {
  const claims = texts.flatMap((text) => comparisonsOf(text, release));
  const evidence = `fact: data/${release} had the same keys and defaults until it was archived`;
  return Object.fromEntries(claims.map((claim) => [keyOf(claim), evidence]));
}
