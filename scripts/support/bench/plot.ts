import type {Measured} from './statistics';

/** One line of a plot. */
export interface Series {
  readonly name: string;
  readonly points: readonly Measured[];
}

/** What a plot shows. */
export interface Plot {
  readonly title: string;
  /** What the sizes count, below the horizontal axis. */
  readonly sizes: string;
  /** What the values are, with their unit, beside the vertical axis. */
  readonly values: string;
  readonly series: readonly Series[];
}

const width = 720;
const height = 420;
const margin = {top: 56, right: 170, bottom: 56, left: 72} as const;
const right = width - margin.right;
const bottom = height - margin.bottom;

/** Colours that differ in lightness too, for prints without colour. */
const colors = ['#0b6b5d', '#c2571a', '#5b3fa0', '#8a8a00', '#1f4e9c'];

/**
 * Draws lines over sizes as an SVG image. Both axes begin at zero, so that a cost which grows linearly
 * is a straight line through the corner.
 * @throws Error when there is no point
 */
export function renderPlot({title, sizes, values, series}: Plot): string {
  const points = series.flatMap((one) => one.points);
  if (points.length === 0) throw new Error(`The plot "${title}" has no point: measure some first.`);
  const xTicks = [...new Set(points.map(({size}) => size))].sort((one, other) => one - other);
  const yTicks = roundTicks(Math.max(...points.map(({value}) => value)));
  const x = scale(Math.max(...xTicks), margin.left, right);
  const y = scale(Math.max(...yTicks), bottom, margin.top);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="13">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${margin.left}" y="28" font-size="16" font-weight="600">${escape(title)}</text>`,
    ...yTicks.map(
      (tick) =>
        `<path d="M${margin.left} ${y(tick)}H${right}" stroke="#ddd"/><text x="${margin.left - 8}" y="${y(tick)}" text-anchor="end" dominant-baseline="middle">${tick}</text>`,
    ),
    ...xTicks.map(
      (tick) =>
        `<text x="${x(tick)}" y="${bottom + 20}" text-anchor="middle">${escape(String(tick))}</text>`,
    ),
    `<path d="M${margin.left} ${margin.top}V${bottom}H${right}" fill="none" stroke="#333"/>`,
    `<text x="${(margin.left + right) / 2}" y="${height - 14}" text-anchor="middle">${escape(sizes)}</text>`,
    `<text transform="translate(20 ${(margin.top + bottom) / 2}) rotate(-90)" text-anchor="middle">${escape(values)}</text>`,
    ...series.map(({name, points: ofSeries}, index) => {
      const color = colors[index % colors.length] ?? '#000';
      const places = ofSeries.map(({size, value}) => [x(size), y(value)] as const);
      const row = margin.top + 12 + index * 22;
      return [
        `<polyline points="${places.map((place) => place.join(',')).join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>`,
        ...places.map(([left, top]) => `<circle cx="${left}" cy="${top}" r="4" fill="${color}"/>`),
        `<path d="M${right + 16} ${row}h20" stroke="${color}" stroke-width="2"/><text x="${right + 42}" y="${row}" dominant-baseline="middle">${escape(name)}</text>`,
      ].join('');
    }),
    '</svg>',
    '',
  ].join('\n');
}

/** Places values from zero to a largest one between two ends, to a tenth of a pixel. */
function scale(largest: number, from: number, to: number): (value: number) => number {
  const unit = largest > 0 ? (to - from) / largest : 0;
  return (value) => Math.round((from + value * unit) * 10) / 10;
}

/** Round numbers from zero to a value or just above it: four to ten of them. */
function roundTicks(largest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(largest, Number.MIN_VALUE) / 4));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => largest / one <= 8);
  if (step === undefined || !Number.isFinite(step) || largest <= 0) return [0, 1];
  const ticks = Math.ceil(largest / step);
  return Array.from({length: ticks + 1}, (_, index) => Number((index * step).toPrecision(12)));
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
