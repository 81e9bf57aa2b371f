import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';

const observed = new Set<Element>();
let report: (targets: readonly Element[]) => void;

/** The document of these tests has no layout that could be observed. */
class Observer {
  constructor(callback: (entries: readonly {readonly target: Element}[]) => void) {
    report = (targets) => callback(targets.map((target) => ({target})));
  }
  observe(target: Element): void {
    observed.add(target);
  }
  unobserve(target: Element): void {
    observed.delete(target);
  }
}

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', Observer);
  const {SideScroll} = await import('./side-scroll');
  customElements.define('side-scroll', SideScroll);
});

const asSent = (content: string): string =>
  `role="group" tabindex="0" aria-label="${content}, scrolls sideways"`;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <side-scroll id="first" data-content="Table" ${asSent('Table')}></side-scroll>
    <h1>Page</h1>
    <h2>Ports<a class="hash-link">\u200b</a></h2>
    <div><side-scroll id="table" data-content="Table" ${asSent('Table')}><table></table></side-scroll></div>
    <side-scroll id="around" data-content="run.yaml"><pre id="code" ${asSent('run.yaml')}></pre></side-scroll>
    <h2>Later</h2>`;
  vi.runAllTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page of the test has no element "${id}".`);
  return found;
}

/** Gives an element this width, and its content that one, without telling anyone. */
function measure(id: string, width: number, content: number): Element {
  const measured = element(id);
  Object.defineProperties(measured, {
    clientWidth: {value: width, configurable: true},
    scrollWidth: {value: content, configurable: true},
  });
  return measured;
}

const attributes = (id: string): readonly (string | null)[] =>
  ['role', 'tabindex', 'aria-label'].map((name) => element(id).getAttribute(name));

const none = [null, null, null];

describe('an element that may scroll sideways', () => {
  it('is a stop of the keyboard until its width is known', () => {
    expect(attributes('table')).toEqual(['group', '0', 'Table, scrolls sideways']);
  });

  it('is none where its content fits', () => {
    report([measure('table', 800, 800)]);
    expect(attributes('table')).toEqual(none);
  });

  it('is laid out in its turn, and no later page waits', () => {
    expect(element('table').dataset.laidOut).toBe('');
    document.body.innerHTML = '<side-scroll id="later" data-content="Table"></side-scroll>';
    document.documentElement.dataset.lateTables = '';
    expect(element('later').dataset.laidOut).toBeUndefined();
    vi.runAllTimers();
    expect(element('later').dataset.laidOut).toBe('');
    expect(document.documentElement.dataset.lateTables).toBeUndefined();
  });

  it('does not wait on pages to come, after a page without one', async () => {
    const {layOutInTurn} = await import('./side-scroll');
    document.body.innerHTML = '';
    document.documentElement.dataset.lateTables = '';
    layOutInTurn();
    vi.runAllTimers();
    expect(document.documentElement.dataset.lateTables).toBeUndefined();
  });

  it('is one named after the heading above it, where its content is wider', () => {
    report([measure('table', 800, 801)]);
    expect(attributes('table')).toEqual(['group', '0', 'Table in Ports, scrolls sideways']);
  });

  it('follows each change of its width', () => {
    report([measure('table', 800, 400)]);
    report([measure('table', 300, 400)]);
    expect(attributes('table')).toEqual(['group', '0', 'Table in Ports, scrolls sideways']);
    report([measure('table', 800, 400)]);
    expect(attributes('table')).toEqual(none);
  });

  it('is named after its content alone where no heading is above it', () => {
    report([measure('first', 300, 400)]);
    expect(attributes('first')).toEqual(['group', '0', 'Table, scrolls sideways']);
  });

  it('has the code that it holds scroll in its place', () => {
    expect([...observed]).toContain(element('code'));
    expect([...observed]).not.toContain(element('around'));
    report([measure('code', 300, 400)]);
    expect(attributes('code')).toEqual(['group', '0', 'run.yaml in Ports, scrolls sideways']);
    report([measure('code', 400, 400)]);
    expect(attributes('code')).toEqual(none);
    expect(attributes('around')).toEqual(none);
  });

  it('is answered for each of several that change at once', () => {
    report([measure('table', 300, 400), measure('code', 400, 400)]);
    expect(attributes('table')).toEqual(['group', '0', 'Table in Ports, scrolls sideways']);
    expect(attributes('code')).toEqual(none);
  });

  it('is observed no more once it has left the page', () => {
    const left = element('table');
    expect(observed.has(left)).toBe(true);
    left.remove();
    expect(observed.has(left)).toBe(false);
  });
});
