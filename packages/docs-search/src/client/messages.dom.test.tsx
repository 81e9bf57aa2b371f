import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {Marked} from './EntryText';
import type {SearchResponse} from './client';
import SearchMessage, {announcementOf} from './SearchMessage';

afterEach(cleanup);

describe('the message in place of results', () => {
  it('names the commands that make an index, in the development server', () => {
    render(<SearchMessage status="unavailable" response={undefined} onRetry={() => {}} />);
    expect(screen.getByText('npm run build && npm run serve')).toBeDefined();
  });

  it('[8.7] is "No results" when nothing was found', () => {
    render(<SearchMessage status="ready" response={{isTooLittle: false}} onRetry={() => {}} />);
    expect(screen.getByText('No results')).toBeDefined();
  });

  it('[4.13] says that the index loads', () => {
    render(<SearchMessage status="loading" response={undefined} onRetry={() => {}} />);
    expect(screen.getByText('Loading the search index…')).toBeDefined();
  });

  it('asks for more while the query has no word to search for', () => {
    render(<SearchMessage status="ready" response={{isTooLittle: true}} onRetry={() => {}} />);
    expect(screen.queryByText('No results')).toBeNull();
    expect(screen.getByText('Type more to search')).toBeDefined();
  });

  it('does not claim that the index loads once it has loaded', () => {
    render(<SearchMessage status="ready" response={undefined} onRetry={() => {}} />);
    expect(screen.getByText('Searching…')).toBeDefined();
  });

  it('offers another try after a failure', () => {
    const retry = vi.fn();
    render(<SearchMessage status="failed" response={undefined} onRetry={retry} />);
    screen.getByRole('button', {name: 'Try again'}).click();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('offers to load the page again when the site was updated meanwhile', () => {
    render(<SearchMessage status="outdated" response={undefined} onRetry={() => {}} />);
    expect(screen.getByRole('alert').textContent).toContain('was updated after you opened');
    expect(screen.getByRole('button', {name: 'Load the page again'})).toBeDefined();
  });
});

it('[9.5] found words are wrapped in mark', () => {
  const pieces = [
    {text: 'Set ', isMarked: false},
    {text: 'OTTARA_URL', isMarked: true},
  ];
  const {container} = render(<Marked pieces={pieces} />);
  expect(container.querySelector('mark')?.textContent).toBe('OTTARA_URL');
  expect(container.textContent).toBe('Set OTTARA_URL');
});

describe('what a screen reader says', () => {
  it('is the state of the search and the count of results', () => {
    const response = {
      hits: [],
      total: 3,
      totals: {},
      isTooLittle: false,
      needsSemantic: false,
      notices: [],
      highlights: [],
      words: [],
      overviews: [],
    } satisfies SearchResponse;
    expect(announcementOf('loading', undefined)).toBe('Loading the search index');
    expect(announcementOf('failed', response)).toBe('');
    expect(announcementOf('ready', response)).toBe('3 results, the best 0 are listed');
    expect(announcementOf('ready', {...response, total: 1})).toBe('1 result');
    expect(announcementOf('ready', {...response, total: 0})).toBe('No results');
    expect(announcementOf('ready', {...response, total: 0, isTooLittle: true})).toBe(
      'Type more to search',
    );
  });
});
