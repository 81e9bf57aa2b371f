import {beforeEach, describe, expect, it} from 'vitest';
import {FilteredTables} from './filtered-tables';

customElements.define('filtered-tables', FilteredTables);

beforeEach(() => {
  document.body.innerHTML = `
    <filtered-tables data-rows="changes">
      <form>
        <input type="search" />
        <select id="api" data-of="td"><option value="">All</option></select>
        <select id="kind" data-of="[data-change]">
          <option value="">All</option>
          <option>Moved</option>
          <option>Removed</option>
          <option>Renamed</option>
        </select>
        <p role="status"></p>
      </form>
      <table>
        <thead><tr><th>API</th><th>What</th></tr></thead>
        <tbody>
          <tr id="port"><td>Server</td><td><b data-change>Moved</b> REDIS_PORT, port of Redis</td></tr>
          <tr id="tool"><td>Agents</td><td><b data-change>Removed</b> Create a tool</td></tr>
        </tbody>
      </table>
      <details><summary>2 changes</summary><table>
        <tbody>
          <tr id="agent"><td>Agents</td><td><b data-change>Moved</b> Create an agent</td></tr>
          <tr id="plain"><td></td><td>Something else</td></tr>
        </tbody>
      </table></details>
    </filtered-tables>`;
  reach();
});

/** Does what a reader does before using the form. */
function reach(): void {
  document.querySelector('form')?.dispatchEvent(new Event('focusin', {bubbles: true}));
}

function field<Field extends HTMLInputElement | HTMLSelectElement>(selector: string): Field {
  const found = document.querySelector<Field>(selector);
  if (!found) throw new Error(`The form of the test has no ${selector}.`);
  return found;
}

/** Sets a field as a reader does. */
function set(selector: string, value: string): void {
  const changed = field(selector);
  changed.value = value;
  changed.dispatchEvent(new Event('input', {bubbles: true}));
}

const rows = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('tbody tr:not([hidden])')].map(({id}) => id);
const status = (): string | null | undefined =>
  document.querySelector('[role="status"]')?.textContent;
const choices = (selector: string): string[] =>
  [...field<HTMLSelectElement>(selector).options].map(({text}) => text);

describe('tables with a filter', () => {
  it('show all rows at first, and say how many there are', () => {
    expect(rows()).toEqual(['port', 'tool', 'agent', 'plain']);
    expect(status()).toBe('4 of 4 changes');
  });

  it('are not read before the reader reaches the form', () => {
    document.body.innerHTML = `${document.body.innerHTML}`;
    const said = document.querySelector('[role="status"]');
    if (said) said.textContent = '';
    expect(status()).toBe('');
    reach();
    expect(status()).toBe('4 of 4 changes');
  });

  it.each([
    ['redis', ['port']],
    ['PORT redis', ['port']],
    ['  agent create ', ['tool', 'agent']],
    ['create nothing', []],
  ])('leave the rows that have every word of "%s", in any order', (typed, expected) => {
    set('input', typed);
    expect(rows()).toEqual(expected);
    expect(status()).toBe(`${expected.length} of 4 changes`);
  });

  it('keep their heads', () => {
    set('input', 'nothing of the kind');
    expect(document.querySelector('thead tr')?.hasAttribute('hidden')).toBe(false);
  });

  it('show the rows again when the words are removed', () => {
    set('input', 'redis');
    set('input', '');
    expect(rows()).toHaveLength(4);
    expect(status()).toBe('4 of 4 changes');
  });

  it('leave the rows of each choice, and those of all choices together', () => {
    set('#api', 'Agents');
    expect(rows()).toEqual(['tool', 'agent']);
    set('#kind', 'Moved');
    expect(rows()).toEqual(['agent']);
    set('#api', '');
    expect(rows()).toEqual(['port', 'agent']);
    set('input', 'redis');
    expect(rows()).toEqual(['port']);
  });

  it('offer what their rows have, in the order of the alphabet', () => {
    expect(choices('#api')).toEqual(['All', 'Agents', 'Server']);
  });

  it('take out the choices that no row has', () => {
    expect(choices('#kind')).toEqual(['All', 'Moved', 'Removed']);
  });

  it('keep the page when the form is submitted', () => {
    const submit = new Event('submit', {bubbles: true, cancelable: true});
    document.querySelector('form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(rows()).toHaveLength(4);
  });
});

describe('tables that return to the page', () => {
  it('still show what the reader has asked for, with the same choices', () => {
    const tables = document.querySelector('filtered-tables');
    if (!tables) throw new Error('The page of the test has no tables.');
    set('#kind', 'Removed');
    tables.remove();
    document.body.append(tables);
    expect(rows()).toEqual(['tool']);
    expect(choices('#api')).toEqual(['All', 'Agents', 'Server']);
    expect(choices('#kind')).toEqual(['All', 'Moved', 'Removed']);
    set('#kind', '');
    expect(rows()).toHaveLength(4);
  });
});

describe('a filter with words alone', () => {
  it('calls its rows rows where their name is unknown, and works without a status', () => {
    document.body.innerHTML = `
      <filtered-tables><form><input /><p role="status"></p></form>
        <table><tbody><tr id="a"><td>one</td></tr><tr id="b"><td>two</td></tr></tbody></table>
      </filtered-tables>`;
    set('input', 'two');
    expect(rows()).toEqual(['b']);
    expect(status()).toBe('1 of 2 rows');
    document.querySelector('p')?.remove();
    set('input', 'one');
    expect(rows()).toEqual(['a']);
  });

  it('opens tables that are folded as soon as the reader asks for something', () => {
    const fold = document.querySelector('details');
    expect(fold?.open).toBe(false);
    set('input', 'agent');
    expect(fold?.open).toBe(true);
  });
});
