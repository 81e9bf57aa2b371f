// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {beforeStart} from '@site/src/plugins/failed-start/before-start';

const state = window as unknown as {docusaurus?: object};

afterEach(() => {
  vi.restoreAllMocks();
  delete state.docusaurus;
});

/** Opens a page whose application has begun or not, and runs its script until the page is there. */
function openPage(hasBegun: boolean): void {
  document.documentElement.dataset.css = 'color:red';
  document.body.innerHTML = '<div id="__docusaurus"><main data-css="color:red">Text</main></div>';
  if (hasBegun) state.docusaurus = {};
  const listen = vi.spyOn(document, 'addEventListener').mockImplementation(() => undefined);
  window.eval(beforeStart('/base/'));
  const [[event, listener] = []] = listen.mock.calls;
  expect(event).toBe('DOMContentLoaded');
  (listener as () => void)();
}

describe('the script of a page whose application does not start', () => {
  it('says so above the text, in colors of its own and without style attributes in its HTML', () => {
    openPage(false);
    const banner = document.querySelector<HTMLElement>(
      '#__docusaurus > [role="alert"]:first-child',
    );
    expect(banner?.textContent).toContain('Current configured baseUrl = /base/');
    expect(banner?.style.position).toBe('sticky');
    expect(banner?.querySelector('a')?.style.textDecoration).toBe('underline');
    expect(beforeStart('/')).not.toContain(' style=');
  });

  it('applies no styles that something else has brought to the page', () => {
    openPage(false);
    expect(document.documentElement.getAttribute('style')).toBeNull();
    expect(document.querySelector('main')?.getAttribute('style')).toBeNull();
  });

  it('leaves a page alone whose application has begun', () => {
    openPage(true);
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });
});
