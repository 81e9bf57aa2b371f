// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {writerComponents} from '@site/src/components/mdx';
import {archivedReleases, latestVersion} from '@site/src/site/versions';

const {Availability, Card, Cards, Diagram, FileTree, Steps, TableFilter} = writerComponents;

beforeEach(() => {
  // The document of these tests has no layout that could be observed.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(cleanup);

describe('Steps', () => {
  it('stays a list of steps', () => {
    render(
      <Steps>
        <ol>
          <li>Pull a model</li>
          <li>Start the server</li>
        </ol>
      </Steps>,
    );
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map(({textContent}) => textContent)).toEqual(['Pull a model', 'Start the server']);
  });
});

describe('Cards', () => {
  it('are a list of links that are named by their titles alone', () => {
    render(
      <Cards>
        <Card title="Quickstart" to="/docs/getting_started/quickstart">
          From an empty directory to a first answer.
        </Card>
        <Card title="Concepts" to="/docs/concepts" />
      </Cards>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const link = screen.getByRole('link', {name: 'Quickstart'});
    expect(link.getAttribute('href')).toBe('/docs/getting_started/quickstart');
    expect(screen.getByText(/From an empty directory/)).toBeTruthy();
  });
});

describe('Availability', () => {
  it('names versions and level as readers know them', () => {
    const [archived = ''] = archivedReleases[0] ?? [];
    render(
      <Availability versions={`${archived}, ${latestVersion.name}, next`} level="experimental" />,
    );
    const note = screen.getByRole('note');
    expect(note.textContent).toBe(
      `Available in ${archived} and ${latestVersion.label} and NextExperimental API`,
    );
  });

  it('refuses a version that the site does not have', () => {
    expect(() => render(<Availability versions="v9" />)).toThrow(
      `Availability names the unknown version "v9": expected one of next, ${latestVersion.name}`,
    );
  });
});

describe('Diagram', () => {
  it('has its text alternative as a name, and its caption below', () => {
    render(
      <Diagram alt="A client talks to a server" caption="One request">
        <svg />
      </Diagram>,
    );
    expect(screen.getByRole('img', {name: 'A client talks to a server'})).toBeTruthy();
    expect(screen.getByText('One request').tagName).toBe('FIGCAPTION');
  });
});

describe('FileTree', () => {
  it('stays a nested list of names', () => {
    render(
      <FileTree>
        <ul>
          <li>
            starter/
            <ul>
              <li>run.yaml</li>
            </ul>
          </li>
        </ul>
      </FileTree>,
    );
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.getByText('run.yaml')).toBeTruthy();
  });
});

describe('TableFilter', () => {
  const renderPorts = () =>
    render(
      <TableFilter rows="variables">
        <table>
          <tbody>
            <tr>
              <td>LLAMA_STACK_PORT</td>
              <td>Port of the server</td>
            </tr>
            <tr>
              <td>REDIS_PORT</td>
              <td>Port of Redis</td>
            </tr>
          </tbody>
        </table>
      </TableFilter>,
    );
  const shownRows = () => screen.getAllByRole('row').map(({textContent}) => textContent);

  it('leaves the rows that have every word, and says how many', () => {
    renderPorts();
    expect(screen.getByRole('status').textContent).toBe('2 of 2 variables');
    fireEvent.change(screen.getByLabelText('Filter'), {target: {value: 'port redis'}});
    expect(shownRows()).toEqual(['REDIS_PORTPort of Redis']);
    expect(screen.getByRole('status').textContent).toBe('1 of 2 variables');
  });

  it('shows all rows again when the words are removed', () => {
    renderPorts();
    const field = screen.getByLabelText('Filter');
    fireEvent.change(field, {target: {value: 'mongodb'}});
    expect(screen.queryAllByRole('row')).toEqual([]);
    fireEvent.change(field, {target: {value: ''}});
    expect(shownRows()).toHaveLength(2);
  });
});
