import {analyze, stemsOf} from '../text/analyze';

/** The file that `word-vectors/distill.py` writes. */
export interface WordVectorsFile {
  readonly dimensions: number;
  /** For each dimension, what one step of a code is worth. */
  readonly scale: readonly number[];
  /** All stems, with a space between them, in order. */
  readonly stems: string;
  /** One byte for each stem: how much it says. In base64. */
  readonly weights: string;
  /** Four bits for each dimension of each stem, eight standing for zero. In base64. */
  readonly codes: string;
}

const shortestBeginning = 5;
const zero = 8;

/**
 * Opens the table of word vectors, which says how near texts are; those that mean alike point alike. A
 * text points where the vectors of its words lead together, so that its similarities to a query is the
 * sum of how far each word leads there, divided by the length of the text's vector: no vector of a text
 * has to be made for that.
 */
export function openWordVectors(file: WordVectorsFile) {
  const {dimensions, scale} = file;
  const stems = file.stems.split(' ');
  const numbers = new Map(stems.map((stem, number) => [stem, number]));
  const weights = bytesOf(file.weights);
  const codes = bytesOf(file.codes);

  /** A word that the table lacks is taken for its longest beginning that it has. */
  function find(stem: string): number | undefined {
    for (let length = stem.length; length >= shortestBeginning; length -= 1) {
      const number = numbers.get(stem.slice(0, length));
      if (number !== undefined) return number;
    }
    return numbers.get(stem);
  }

  /** A number of a word's vector, in steps of its dimension. */
  function stepsOf(word: number, dimension: number): number {
    const place = word * dimensions + dimension;
    const byte = codes[place >> 1] ?? 0;
    return (place % 2 === 0 ? byte >> 4 : byte & 15) - zero;
  }

  /** The numbers of a text's words in the table, each once, in order. */
  function numbersOf(text: string): number[] {
    const found = stemsOf(text).flatMap((stem) => find(stem) ?? []);
    return [...new Set(found)].sort((one, other) => one - other);
  }

  function sumOf(words: readonly number[]): number[] {
    return scale.map((step, dimension) =>
      words.reduce((sum, word) => sum + (weights[word] ?? 0) * step * stepsOf(word, dimension), 0),
    );
  }

  return {
    numbersOf,
    /** The length of the vector that words add up to. */
    lengthOf: (words: readonly number[]): number => Math.hypot(...sumOf(words)),
    /** For each word of the table, how far it leads to where a query points, if it has any of them. */
    towards(query: string): Float32Array | undefined {
      const sum = sumOf(numbersOf(query));
      const length = Math.hypot(...sum);
      if (length === 0) return undefined;
      const direction = sum.map((value, dimension) => (value / length) * (scale[dimension] ?? 0));
      return Float32Array.from(stems, (_, word) => {
        let along = 0;
        for (let dimension = 0; dimension < dimensions; dimension += 1)
          along += (direction[dimension] ?? 0) * stepsOf(word, dimension);
        return (weights[word] ?? 0) * along;
      });
    },
    /** The share of a text's terms that the table has: 1 when it has no term. */
    knownOf(text: string): number {
      const terms = analyze(text).flatMap(({parts}) => parts.map(({term}) => term));
      const known = terms.filter((term) => find(term) !== undefined);
      return terms.length === 0 ? 1 : known.length / terms.length;
    },
  };
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
