import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {checkProgram} from '../check';
import {zoo} from '../zoo.test.helper';
import ProgramReport from './ProgramReport';

afterEach(cleanup);

function show(text: string): void {
  const report = checkProgram(text, zoo, {name: 'a.py'});
  if (!report) throw new Error('The text was not read as a program.');
  render(<ProgramReport report={report} versions={zoo} />);
}

const program =
  'from zoo_client import ZooClient\nclient = ZooClient()\nclient.animals.feed()\ngetattr(client, name)()\n';

describe('the report of a program', () => {
  it('has a row for each finding, with its line, reason, replacement and page', () => {
    show(program);
    const row = screen.getByRole('row', {name: /animals\.feed/});
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({textContent}) => textContent)).toEqual([
      '3',
      'animals.feed',
      'animals.feed has moved in 2.0. Write wild.animals.feed. Details',
    ]);
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/docs/2/changes');
  });

  it('says how much was found, and what is not known', () => {
    show(program);
    expect(screen.getByRole('status').textContent).toBe(
      "Read as a Python program: 1 place differs between 1.0 and 2.0. 1 place depends on what the text doesn't show.",
    );
    expect(screen.getByRole('heading', {name: "What the text doesn't show"})).toBeDefined();
  });

  it('has a comparison, and buttons that copy it and the changed program', () => {
    show(program);
    const diff = screen.getByRole('button', {name: 'Copy the diff'}).closest('copy-button');
    expect(diff?.getAttribute('data-text')).toContain(
      '-client.animals.feed()\n+client.wild.animals.feed()\n',
    );
    const copy = screen.getByRole('button', {name: 'Copy the changed program'});
    expect(copy.closest('copy-button')?.getAttribute('data-text')).toContain('client.wild.animals');
    expect(screen.getByText('+client.wild.animals.feed()').className).toBe('token inserted');
  });

  it('says of a program without findings that nothing differs', () => {
    show('import os\n');
    expect(screen.getByRole('status').textContent).toContain('nothing that we know of differs');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
