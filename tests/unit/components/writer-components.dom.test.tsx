import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {writerComponents} from '@site/src/components/mdx';
import {archivedReleases, latestVersion} from '@site/src/site/versions';

const {Availability, Card, Cards, Diagram, FileTree, Screenshot, Steps, TableFilter} =
  writerComponents;

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
    const drawing = screen.getByRole('img', {name: 'A client talks to a server'});
    expect(drawing.closest('side-scroll')?.getAttribute('data-content')).toBe('Diagram');
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

describe('Screenshot', () => {
  it('is a picture for each color mode, with a size, of which copies have one', () => {
    render(<Screenshot name="playground/chat" height="800" alt="A chat." />);
    const pictures = screen.getAllByRole('img', {name: 'A chat.'});
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/img/playground/chat-light.webp',
      '/img/playground/chat-dark.webp',
    ]);
    expect(pictures.map((picture) => picture.hasAttribute('data-markdown-ignore'))).toEqual([
      false,
      true,
    ]);
    for (const picture of pictures) {
      expect(picture.getAttribute('width')).toBe('1280');
      expect(picture.getAttribute('height')).toBe('800');
    }
  });
});

describe('TableFilter', () => {
  it('is a form beside its tables, with a name, a label and a status that is still empty', () => {
    render(
      <TableFilter rows="variables" placeholder="Name or provider">
        <table />
      </TableFilter>,
    );
    const form = screen.getByRole('form', {name: 'Filter the variables'});
    const field = within(form).getByRole('searchbox', {name: 'Filter'});
    expect(field.getAttribute('placeholder')).toBe('Name or provider');
    expect(within(form).getByRole('status').textContent).toBe('');
    const tables = screen.getByRole('table').closest('filtered-tables');
    expect(tables?.contains(form)).toBe(true);
    expect(tables?.getAttribute('data-rows')).toBe('variables');
  });
});
