import type {Dictionary} from '../indexing/dictionary';
import type {LoadedIndex} from '../indexing/loaded-index';
import type {Query} from '../query/query';
import type {RankedPage} from '../ranking/ranking';
import {preference} from '../weights';
import {lengthParts, type SemanticFile, type Similarity} from './semantic-file';
import {openWordVectors} from './word-vectors';

/** Gives the similarities of each page to a query, or nothing when no word of the query is known. */
export type SemanticRanking = (query: string) => readonly Similarity[] | undefined;

/**
 * Prepares semantic ranking: where the titles, keywords and questions of pages point to.
 * @param file as `semanticFileOf` makes it for the index
 */
export function createSemanticRanking(file: SemanticFile, index: LoadedIndex): SemanticRanking {
  const vectors = openWordVectors(file.words);
  const {texts} = file;
  const hashes = new Map(file.sections);
  const sectionNumbers = new Map(
    index.sections.map(({page, hash}, number) => [page + hash, number]),
  );
  return (query) => {
    const towards = vectors.towards(query);
    if (!towards) return undefined;
    const known = vectors.knownOf(query);
    let place = 0;
    const next = (): number => texts[place++] ?? 0;
    let text = 0;
    return index.pages.map((_, page) => {
      let nearest = {cosine: 0, text: -1};
      let second = 0;
      for (const end = next() + text; text < end; text += 1) {
        let word = 0;
        let along = 0;
        for (let left = next(); left > 0; left -= 1) along += towards[(word += next())] ?? 0;
        const cosine = (known * along * lengthParts) / next();
        if (cosine > nearest.cosine) {
          second = nearest.cosine;
          nearest = {cosine, text};
        } else second = Math.max(second, cosine);
      }
      const hash =
        nearest.cosine < preference.semanticSection ? undefined : hashes.get(nearest.text);
      const section = hash === undefined ? undefined : sectionNumbers.get(page + hash);
      const share = preference.secondNearest;
      return {
        cosine: (1 - share) * nearest.cosine + share * second,
        ...(section !== undefined && {section}),
      };
    });
  };
}

/**
 * Whether the words of a query are too weak to decide what comes first. They are strong when the
 * query is a single word, a route or the name of a page or section, when it has an identifier of the
 * documentation, and when it is a pasted error or quotes something.
 * @param ranked what the words alone have found
 */
export function needsSemantic(
  {chunks, route, isSmall, isPasted}: Query,
  ranked: readonly RankedPage[],
  dictionary: Dictionary,
): boolean {
  const words = chunks.flatMap(({chunk}) => chunk.parts);
  const hasIdentifier = chunks.some(({chunk}) =>
    chunk.compounds.some(
      ({term}) => dictionary.find(term) !== undefined && /[_:./]|\p{Ll}\p{Lu}/u.test(chunk.text),
    ),
  );
  return (
    chunks.length > 1 &&
    words.length > 0 &&
    !isSmall &&
    !route &&
    !isPasted &&
    !hasIdentifier &&
    !ranked[0]?.isNamed
  );
}
