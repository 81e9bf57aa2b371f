import {analyze, stemsOf} from '../text/analyze';

/** The file that `scripts/search-words/distill.py` writes. */
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

/** Says where a text points to; texts that mean alike point alike. */
export interface WordVectors {
  /** @returns the numbers of a text's words in the table, each once, in order */
  numbersOf(text: string): number[];
  /** @returns where words point to together, as a vector of length one; nothing when they add up to none */
  sumOf(numbers: readonly number[]): Float32Array | undefined;
  /** @returns a vector of length one, or nothing when the table has none of the words */
  vectorOf(text: string): Float32Array | undefined;
  /** @returns the share of a text's terms that the table has: 1 when it has no term */
  knownOf(text: string): number;
}

const shortestBeginning = 5;
const zero = 8;

/** Opens the table of word vectors. */
export function openWordVectors(file: WordVectorsFile): WordVectors {
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

  /** For each stem, its vector, as a run of this array. */
  const values = new Float32Array(stems.length * dimensions);
  for (let place = 0; place < values.length; place += 1) {
    const byte = codes[place >> 1] ?? 0;
    const code = place % 2 === 0 ? byte >> 4 : byte & 15;
    values[place] = (code - zero) * (scale[place % dimensions] ?? 0);
  }

  function numbersOf(text: string): number[] {
    const found = stemsOf(text).flatMap((stem) => find(stem) ?? []);
    return [...new Set(found)].sort((one, other) => one - other);
  }

  function sumOf(stemNumbers: readonly number[]): Float32Array | undefined {
    const sum = new Float32Array(dimensions);
    for (const number of stemNumbers) {
      const weight = weights[number] ?? 0;
      for (let dimension = 0; dimension < dimensions; dimension += 1)
        sum[dimension] =
          (sum[dimension] ?? 0) + weight * (values[number * dimensions + dimension] ?? 0);
    }
    let squares = 0;
    for (const value of sum) squares += value * value;
    if (squares === 0) return undefined;
    const length = Math.sqrt(squares);
    return sum.map((value) => value / length);
  }

  return {
    numbersOf,
    sumOf,
    vectorOf: (text) => sumOf(numbersOf(text)),
    knownOf(text) {
      const terms = analyze(text).flatMap(({parts}) => parts.map(({term}) => term));
      const known = terms.filter((term) => find(term) !== undefined);
      return terms.length === 0 ? 1 : known.length / terms.length;
    },
  };
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < bytes.length; place += 1) bytes[place] = text.charCodeAt(place);
  return bytes;
}
