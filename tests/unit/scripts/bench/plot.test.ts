import {describe, expect, it} from 'vitest';
import {renderPlot} from '../../../../scripts/support/bench/plot';

const plot = (points: readonly {size: number; value: number}[]) =>
  renderPlot({
    title: 'Build & memory',
    sizes: 'versions',
    values: 'seconds',
    series: [{name: 'cold <build>', points}],
  });

describe('a plot', () => {
  it('places points so that linear growth is a line through the corner', () => {
    const svg = plot([
      {size: 1, value: 50},
      {size: 2, value: 100},
    ]);
    const [, from, to] = /points="([^ ]+) ([^ "]+)"/.exec(svg) ?? [];
    const [x1 = 0, y1 = 0] = (from ?? '').split(',').map(Number);
    const [x2 = 0, y2 = 0] = (to ?? '').split(',').map(Number);
    const [, left = '', bottom = ''] = /<path d="M([\d.]+) [\d.]+V([\d.]+)H/.exec(svg) ?? [];
    expect(x2 - Number(left)).toBeCloseTo(2 * (x1 - Number(left)), 0);
    expect(Number(bottom) - y2).toBeCloseTo(2 * (Number(bottom) - y1), 0);
  });

  it('has round numbers beside its axis, up to the largest value or above', () => {
    const svg = plot([{size: 4, value: 183}]);
    const numbers = [...svg.matchAll(/text-anchor="end"[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(numbers).toEqual(['0', '50', '100', '150', '200']);
  });

  it('names its axes and series, with what XML reserves written out', () => {
    const svg = plot([{size: 1, value: 1}]);
    for (const text of ['Build &amp; memory', 'versions', 'seconds', 'cold &lt;build&gt;']) {
      expect(svg).toContain(`>${text}</text>`);
    }
  });

  it('is refused without a point', () => {
    expect(() => plot([])).toThrow('has no point');
  });
});
