import type {Similarity} from '../semantic/semantic-file';
import type {Query} from '../query/query';
import {keyOf} from '../text/analyze';
import {preference, routeWeights} from '../weights';
import {messageFits, type SectionFit} from './messages';
import type {LoadedIndex, Page, Section} from '../indexing/loaded-index';
import {routeFit} from '../query/routes';
import type {Scores} from './scoring';

/** A page that fits, with the section to show. */
export interface RankedPage {
  readonly page: Page;
  /** Number of the section to show. */
  readonly section: number;
  readonly score: number;
  /** How much of what was asked for the page has, weighed by rarity. */
  readonly covered: number;
  /** Whether the query is a name of the page or of one of its sections, or its route. */
  readonly isNamed: boolean;
}

/**
 * Pages that fit, best first; equal ones in the order of the index. A page that has all the words
 * that any page has fits whatever its score: the reader may be looking for it in one context alone.
 * @param similarities of each page to what the query means, where its words alone are too weak
 */
export function rank(
  index: LoadedIndex,
  query: Query,
  scores: Scores,
  similarities?: readonly Similarity[],
): RankedPage[] {
  const {asked} = scores;
  const best = bestSections(index, scores);
  const key = keyOf(query.text);
  const headings = headingsWith(index, query, key);
  const messages = messageFits(index, query);
  const ranked = index.pages
    .map((page, number): RankedPage => {
      const heading = headings.get(number);
      const near = similarities?.[number];
      const message = messages.get(number);
      const section =
        heading?.section ?? message?.section ?? near?.section ?? best[number] ?? page.firstSection;
      const covered = scores.pagesCovered[number] ?? 0;
      const sectionShare = (scores.sectionsCovered[section] ?? 0) / asked;
      const inPage = (scores.pages[number] ?? 0) * (covered / asked);
      const inSection = (scores.sections[section] ?? 0) * sectionShare;
      const words = inPage + preference.section * inSection;
      const route = routeGain(page, query);
      const name = nameFit(page, key, query);
      const isWholePage =
        page.names.has(key) || (name > 0 && !query.route && !isInHeading(index, section, key));
      return {
        page,
        section: route > 0 || isWholePage ? page.firstSection : section,
        score:
          (words + (heading?.gain ?? 0) + preference.semantic * asked * (near?.cosine ?? 0)) *
            (page.group?.prior ?? 1) +
          name +
          (message?.gain ?? 0) +
          route,
        covered,
        isNamed: name > 0 || route > 0 || heading !== undefined,
      };
    })
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score);
  const mostCovered = Math.max(...ranked.map(({covered}) => covered));
  const leastScore = preference[similarities ? 'leastSemantic' : 'least'] * (ranked[0]?.score ?? 0);
  return ranked.filter(
    ({covered, score}) => (covered === mostCovered && !similarities) || score > leastScore,
  );
}

/** For each page that has one, the section whose title fits the query best. */
function headingsWith({sections}: LoadedIndex, query: Query, key: string): Map<number, SectionFit> {
  const found = new Map<number, SectionFit>();
  if (key === '') return found;
  for (const [number, section] of sections.entries()) {
    if (section.key !== key) continue;
    const gain = headingGain(section, query);
    if (gain > (found.get(section.page)?.gain ?? 0))
      found.set(section.page, {section: number, gain});
  }
  return found;
}

function headingGain({title}: Section, {text, chunks}: Query): number {
  const isIdentifier = chunks.some(({chunk}) => chunk.compounds.length > 0);
  const isSame = lettersOf(title) === lettersOf(text);
  const gain = isIdentifier && isSame ? preference.identifierHeading : preference.heading;
  const isWritten = title.toLowerCase() === text.toLowerCase();
  // `completion_message` is the property, and not the schema CompletionMessage.
  return gain + (isSame ? 1 : 0) + (isWritten ? 1 : 0);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the title of a section has every word of a query. */
function isInHeading({sections}: LoadedIndex, number: number, key: string): boolean {
  const words = sections[number]?.key.split(' ') ?? [];
  return key.split(' ').every((word) => words.includes(word));
}

/** What a page gains whose title, path or keyword is the query itself; of equal ones, a guide comes first. */
function nameFit(page: Page, key: string, {text}: Query): number {
  if (key === '' || !(page.names.has(key) || page.keywords.has(key))) return 0;
  // A title in capitals of its own, as "SQLite-Vec", has other words than what readers type.
  const isTitle = page.titleKey === key || lettersOf(page.title) === lettersOf(text);
  const gain = isTitle ? preference.title : preference.name;
  if (page.group?.isDeprecated) return gain * preference.namedDeprecated;
  return page.group ? gain * preference.namedReference : gain;
}

/**
 * What an operation gains by its route. Deprecated ones that merely begin with what was asked for
 * come after guides that are about that beginning, as about the prefix of all deprecated routes.
 */
function routeGain({route, group}: Page, query: Query): number {
  if (!query.route || !route) return 0;
  const fit = routeFit(query.route, route);
  const isBegun = group?.isDeprecated && fit <= routeWeights.start;
  return (isBegun ? preference.begunDeprecated : preference.route) * fit;
}

/** For each page, the section whose words fit best. */
function bestSections(index: LoadedIndex, scores: Scores): number[] {
  const best = index.pages.map(({firstSection}) => firstSection);
  const worth = (section = 0) => scores.sections[section] ?? 0;
  for (const [number, {page}] of index.sections.entries()) {
    if (worth(number) > worth(best[page])) best[page] = number;
  }
  return best;
}
