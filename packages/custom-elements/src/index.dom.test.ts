import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';

it('all elements are defined, each once, and known to TypeScript', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
    },
  );
  const define = vi.spyOn(customElements, 'define');
  const {defineElements} = await import('.');
  defineElements();
  defineElements();
  const names = define.mock.calls.map(([name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  const types = readFileSync(path.join(__dirname, 'jsx.d.ts'), 'utf8');
  expect([...types.matchAll(/'([a-z]+-[a-z-]+)':/g)].map(([, name]) => name)).toEqual(names);
});
