import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {zoo} from '../zoo.test.helper';
import {programs} from './programs';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const checker = programs('/changes.json', ['zoo']);
const program = 'from zoo_client import ZooClient\nZooClient().animals.feed()\n';

describe('the checker of programs', () => {
  it('is sure of programs and of its commands, and of nothing else', () => {
    expect(checker.fits(program)).toBeGreaterThan(0.5);
    expect(checker.fits('zoo feed')).toBeGreaterThan(0.5);
    expect(checker.fits('NotFoundError: no such animal')).toBe(0);
  });

  it('asks for the facts alone, and answers with what changed', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(zoo)));
    vi.stubGlobal('fetch', fetched);
    render(<checker.Answer text={program} />);
    expect(screen.getByRole('status').textContent).toBe('Loading the list of changes…');
    expect(await screen.findByRole('row', {name: /animals\.feed/})).toBeDefined();
    expect(fetched.mock.calls).toEqual([['/changes.json']]);
  });

  it('says that the facts could not be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 404})));
    render(<checker.Answer text={program} />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  });
});
