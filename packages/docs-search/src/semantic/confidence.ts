import type {Dictionary} from '../indexing/dictionary';
import type {Query} from '../query/query';
import type {RankedPage} from '../ranking/ranking';
import {preference} from '../weights';

/**
 * Whether the words of a query are too weak to decide what comes first. They are strong when the
 * query is a single word, a route or the name of a page or section, when it has an identifier of the
 * documentation, when it is a pasted error or quotes something, and when its syntax says where to
 * look.
 * @param ranked what the words alone have found
 */
export function needsSemantic(
  {chunks, route, isSmall, isPasted}: Query,
  ranked: readonly RankedPage[],
  dictionary: Dictionary,
): boolean {
  const words = chunks.flatMap(({chunk}) => chunk.parts);
  const hasIdentifier = chunks.some(
    ({chunk, field}) =>
      field !== undefined ||
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

/**
 * Whether no page fits what was asked for, neither by words nor by meaning.
 * @param ranked what words and meaning have found
 * @param asked how much a page can have of the query's words
 */
export function hasLowConfidence([best]: readonly RankedPage[], asked: number): boolean {
  return (best?.score ?? 0) < preference.lowConfidence * asked;
}
