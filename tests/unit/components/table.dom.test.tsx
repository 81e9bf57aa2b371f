import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import Table from '@site/src/components/Table';
import Cell from '@site/src/components/Table/Cell';
import HeaderCell from '@site/src/components/Table/HeaderCell';
import Row from '@site/src/components/Table/Row';

afterEach(cleanup);

describe('a table', () => {
  it('is a stop of the keyboard, until its element knows that it fits', () => {
    render(
      <Table>
        <tbody />
      </Table>,
    );
    const scroller = screen.getByRole('group', {name: 'Table, scrolls sideways'});
    expect(scroller.localName).toBe('side-scroll');
    expect(scroller.tabIndex).toBe(0);
    expect(scroller.dataset.content).toBe('Table');
    expect(scroller.contains(screen.getByRole('table'))).toBe(true);
  });
});

describe('the number of rows by which the height of a table is guessed', () => {
  it.each([
    [0, '2'],
    [1, '2'],
    [4, '5'],
    [9, '10'],
    [41, '80'],
    [500, '80'],
  ])('is near that of %i rows', (rows, guess) => {
    render(
      <Table>
        <thead />
        <tbody>
          {Array.from({length: rows}, (_, index) => (
            <Row key={index} />
          ))}
        </tbody>
      </Table>,
    );
    expect(screen.getByRole('group').dataset.rows).toBe(guess);
  });
});

describe('a header cell', () => {
  it('is a header with words, and an ordinary cell without', () => {
    render(
      <table>
        <thead>
          <tr>
            <HeaderCell />
            <HeaderCell>Default</HeaderCell>
          </tr>
        </thead>
      </table>,
    );
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    expect(screen.getAllByRole('cell')).toHaveLength(1);
  });
});

describe('a row that phones show as a block', () => {
  const show = (headings: readonly string[], cells: readonly string[]): (string | null)[] => {
    render(
      <Table>
        <thead>
          <Row>
            {headings.map((heading, index) => (
              <HeaderCell key={index}>{heading}</HeaderCell>
            ))}
          </Row>
        </thead>
        <tbody>
          <Row>
            {cells.map((cell, index) => (
              <Cell key={index}>{cell}</Cell>
            ))}
          </Row>
        </tbody>
      </Table>,
    );
    return screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
  };

  it('names the columns between its title and its sentence', () => {
    expect(
      show(['Name', 'Type', 'Default', 'Meaning'], ['port', 'int', '8321', 'Listens.']),
    ).toEqual([null, 'Type', 'Default', null]);
  });

  it('names the last of three columns, too, since it answers the second', () => {
    expect(show(['Message', 'Cause', 'Fix'], ['a', 'b', 'c'])).toEqual([null, 'Cause', 'Fix']);
  });

  it('needs no name for a meaning', () => {
    expect(show(['Name', 'Default', 'Meaning'], ['a', 'b', 'c'])).toEqual([null, 'Default', null]);
  });

  it('needs no names for two columns', () => {
    expect(show(['Form', 'Result'], ['a', 'b'])).toEqual([null, null]);
  });

  it('does not come of a matrix, whose corner is empty', () => {
    expect(show(['', 'Linux', 'macOS', 'Windows'], ['x', 'y', 'z', 'w'])).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('marks cells that hold a dash alone', () => {
    show(['Name', 'Default', 'Meaning'], ['port', '—', 'Listens.']);
    expect(screen.getByText('—').hasAttribute('data-empty')).toBe(true);
    expect(screen.getByText('port').hasAttribute('data-empty')).toBe(false);
  });

  it('keeps the roles of a table', () => {
    show(['Name', 'Meaning'], ['port', 'Listens.']);
    expect(screen.getByRole('table').getAttribute('role')).toBe('table');
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('role'))).toEqual([
      'row',
      'row',
    ]);
  });
});
