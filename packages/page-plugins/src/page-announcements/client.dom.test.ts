import {expect, it, vi} from 'vitest';
import {announcePages} from './client';

const announced = (): HTMLElement | null => document.querySelector<HTMLElement>('[role="status"]');

it('the title of the next page is said to screen readers, and shown to nobody else', async () => {
  const title = document.createElement('title');
  document.head.append(title);
  announcePages(title);
  window.history.pushState(undefined, '', '/second');
  document.title = 'Second';
  await vi.waitFor(() => expect(announced()?.textContent).toBe('Second'));
  const {position, width, overflow} = getComputedStyle(announced() ?? document.body);
  expect({position, width, overflow}).toEqual({
    position: 'absolute',
    width: '1px',
    overflow: 'hidden',
  });
});
