import generated from '@generated/reader-setup/default/facts.json';
import {apply, restore} from '../apply';
import type {SetupFacts} from '../facts';
import {readSetup} from '../storage';
import {addStyles} from './styles';

const {versions} = generated;

/** What the samples of all versions have in common. */
export const {defaults} = generated;

let shown: string | undefined;

// Paper shows what everybody reads.
window.addEventListener('beforeprint', () => restore(document));
window.addEventListener('afterprint', () => {
  if (shown) showSetup(shown);
});

/** @throws Error when the site was configured without the version */
export function factsOf(version: string): SetupFacts {
  const facts = versions[version];
  if (facts) return facts;
  throw new Error(
    `reader-setup: expected facts of the version "${version}" in the option "versions", found ${Object.keys(versions).join(', ')}.`,
  );
}

/** Shows the samples of the page with what the reader has chosen, or as they were without a choice. */
export function showSetup(version: string): void {
  shown = version;
  addStyles();
  const setup = readSetup();
  if (!setup) {
    restore(document);
    return;
  }
  const path = `${window.location.pathname}/`;
  // The home page shows several providers beside each other.
  const isAboutOne = path === '//' || defaults.pagesAboutOne.some((piece) => path.includes(piece));
  apply(document, setup, factsOf(version), defaults, isAboutOne);
}
