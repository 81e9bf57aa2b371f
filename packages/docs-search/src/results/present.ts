import type {DocumentType} from '../indexing/documents';
import type {Hit, SearchResult} from './searcher';
import {markTerms, snippetOf, worthOf, type FoundTerms, type TextPiece} from './snippet';

/** A hit as readers see it. */
export interface PresentedHit extends Hit {
  /** Which text of the page the search found. */
  readonly type: DocumentType;
  readonly title: readonly TextPiece[];
  /** Title of the section, when the hit is not the page as a whole. */
  readonly heading?: readonly TextPiece[];
  /** Missing while the page's text is not loaded. */
  readonly snippet?: readonly TextPiece[];
}

/** Texts of a page: its description, then each of its sections. */
export type PageTexts = readonly string[];

/**
 * Prepares hits for readers: found terms are marked, and a snippet is cut from the text that says
 * most about the search.
 * @param textsOf gives the texts of a page by its path, or nothing while they are not loaded
 * @param length number of characters of a snippet
 */
export function present(
  {hits, terms}: Pick<SearchResult, 'hits' | 'terms'>,
  textsOf: (path: string) => PageTexts | undefined,
  length: number,
): PresentedHit[] {
  return hits.map((hit) => {
    const texts = textsOf(hit.u);
    const {text = '', type} = texts
      ? sourceOf(hit, texts, terms, length)
      : {type: typeOf(hit, terms)};
    return {
      ...hit,
      type,
      title: markTerms(hit.t, terms),
      ...(hit.s && {heading: markTerms(hit.s, terms)}),
      ...(texts && {snippet: snippetOf(text, terms, length)}),
    };
  });
}

/**
 * What readers are told of texts that could not be loaded.
 * @param hits as they are shown in the end, when no text is awaited any more
 */
export function noticesOfTexts(hits: readonly Pick<PresentedHit, 'snippet'>[]): string[] {
  const isMissing = hits.some(({snippet}) => snippet === undefined);
  return isMissing
    ? ['Some results are shown without their text, because it could not be loaded.']
    : [];
}

/** The text to cut the snippet from: a section's own, or for a whole page its description. */
function sourceOf(
  hit: Hit,
  [description = '', ...sections]: PageTexts,
  terms: FoundTerms,
  length: number,
): {text: string; type: DocumentType} {
  const section = sections[hit.section] ?? '';
  if (hit.section > 0) return {text: section, type: typeOf(hit, terms)};
  const inSection = worthOf(section, terms, length);
  const inDescription = worthOf(description, terms, length);
  const isInSection = inSection > inDescription;
  const type = isInSection ? 'Content' : inDescription > 0 ? 'Description' : 'Keywords';
  return {
    text: isInSection ? section : description,
    type: typeOf(hit, terms) === 'Title' ? 'Title' : type,
  };
}

function typeOf(hit: Hit, terms: FoundTerms): DocumentType {
  const isMarked = markTerms(hit.s ?? hit.t, terms).some((piece) => piece.isMarked);
  if (hit.section === 0) return isMarked ? 'Title' : 'Keywords';
  return isMarked ? 'Heading' : 'Content';
}
