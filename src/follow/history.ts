import {
  type Correction,
  type Foresight,
  foresightOf,
  median,
  type NamedPages,
  namedPages,
  type Recording,
  type ReplayedSite,
} from '@docs-kit/docs-follow';
import type {CorrectionsData, ForesightData} from '../facts/data-types';

type ListedCorrection = CorrectionsData['corrections'][number] & Correction;

/**
 * Whether a correction is one of the half that nobody looks at while pages get sources or facts get
 * words: what follows from the others has to hold for these as well.
 */
export const isHeldBack = ({commit}: Pick<Correction, 'commit'>): boolean =>
  Number.parseInt(commit.charAt(0), 16) % 2 === 1;

/** Follows each commit of a recording, and looks whether it asks for the corrections. */
export function replay(
  recording: Recording,
  site: ReplayedSite,
  {corrections}: CorrectionsData,
): {named: NamedPages[]; foresight: Foresight<ListedCorrection>[]} {
  const named = namedPages(recording, site);
  const ours = corrections.filter((one): one is ListedCorrection => one.page !== undefined);
  return {named, foresight: foresightOf(ours, named)};
}

/** The figures that say how good following is, and what it costs. */
export function figuresOf(
  named: readonly NamedPages[],
  foresight: readonly Foresight<Correction>[],
): Omit<ForesightData, '$schema'> {
  const counts = named.map(({pages}) => pages.size);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const foreseen = foresight.filter(({isNamed}) => isNamed);
  const held = foresight.filter(({correction}) => isHeldBack(correction));
  const last = named.at(-1);
  if (!last) throw new Error('The recording has no commit: expected those after the pinned one.');
  return {
    to: last.commit,
    date: last.date,
    commits: named.length,
    corrections: foresight.length,
    foreseen: foreseen.length,
    heldBack: held.length,
    heldBackForeseen: held.filter(({isNamed}) => isNamed).length,
    daysInTheMiddle: median(foreseen.map(({days}) => days)),
    pagesInTheMiddle: median(counts),
    pagesOfHundredCommits: Math.round((100 * total) / named.length),
  };
}
