/** What was measured at a size: `{size: 4, value: 81.3}`. */
export interface Measured {
  readonly size: number;
  readonly value: number;
}

/**
 * Finds the value below which a share of all values lies: `quantile(times, 0.5)` is the median.
 * @param share from 0, the smallest value, to 1, the largest
 * @throws Error when there is no value
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const found = sorted[Math.round(share * (sorted.length - 1))];
  if (found === undefined)
    throw new Error('There is no quantile of no values: measure some first.');
  return found;
}

/**
 * Says how a cost grows with a size, as the exponent of the power that fits best: 1 is linear, 2 is
 * square, 0 does not grow.
 * @returns the exponent; undefined where fewer than two sizes were measured
 * @throws Error when a size or a value is not above zero, and has no logarithm
 */
export function growthExponent(points: readonly Measured[]): number | undefined {
  const logarithms = points.map(({size, value}) => {
    if (size <= 0 || value <= 0) {
      throw new Error(`Expected sizes and values above zero, found ${value} at the size ${size}.`);
    }
    return {x: Math.log(size), y: Math.log(value)};
  });
  const meanX = mean(logarithms.map(({x}) => x));
  const meanY = mean(logarithms.map(({y}) => y));
  const spread = sum(logarithms.map(({x}) => (x - meanX) ** 2));
  if (!(spread > 0)) return undefined;
  return sum(logarithms.map(({x, y}) => (x - meanX) * (y - meanY))) / spread;
}

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
