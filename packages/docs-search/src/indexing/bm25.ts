import {b, k1} from '../weights';

/**
 * How much a term says about a field that has it.
 * @param count how often the field has the term
 * @param length number of terms in the field
 * @param averageLength the same for all fields of this kind
 */
export function termWeight(count: number, length: number, averageLength: number): number {
  const lengthCost = 1 - b + b * (length / (averageLength || 1));
  return (count * (k1 + 1)) / (count + k1 * lengthCost);
}

/** How much finding a term says, when `found` of `total` pages have it: rare terms say most. */
export function rarity(found: number, total: number): number {
  return Math.log(1 + Math.abs((total - found + 0.5) / (found + 0.5)));
}
