import {afterEach, describe, expect, it, vi} from 'vitest';
import {reportStartupError} from './startup-error';
import {missingEvent, startAttribute} from '../start-state';

const state = window as unknown as {docusaurus?: object};

afterEach(() => {
  vi.restoreAllMocks();
  delete state.docusaurus;
  document.documentElement.removeAttribute(startAttribute);
});

/** Opens a page, and runs its script until an event of the document. */
function openPage(event = 'DOMContentLoaded'): void {
  document.documentElement.dataset.css = 'color:red';
  document.body.innerHTML = '<div id="__docusaurus"><main data-css="color:red">Text</main></div>';
  const listen = vi.spyOn(document, 'addEventListener').mockImplementation(() => undefined);
  window.eval(reportStartupError('/base/'));
  const listener = new Map(listen.mock.calls.map(([name, called]) => [name, called])).get(event);
  expect(listener).toBeDefined();
  (listener as () => void)();
}

describe('the script of a page whose application does not start', () => {
  it('says so above the text, in colors of its own and without style attributes in its HTML', () => {
    openPage();
    const banner = document.querySelector<HTMLElement>(
      '#__docusaurus > [role="alert"]:first-child',
    );
    expect(banner?.textContent).toContain('Current configured baseUrl = /base/');
    expect(banner?.style.position).toBe('sticky');
    expect(banner?.querySelector('a')?.style.textDecoration).toBe('underline');
    expect(reportStartupError('/')).not.toContain(' style=');
  });

  it('applies no styles that something else has brought to the page', () => {
    openPage();
    expect(document.documentElement.getAttribute('style')).toBeNull();
    expect(document.querySelector('main')?.getAttribute('style')).toBeNull();
  });

  it('leaves a page alone whose script will start the application', () => {
    document.documentElement.setAttribute(startAttribute, 'planned');
    openPage();
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('leaves a page alone whose application has begun at once', () => {
    state.docusaurus = {};
    openPage();
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('says so when the script of the page finds no application later', () => {
    document.documentElement.setAttribute(startAttribute, 'planned');
    openPage(missingEvent);
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
  });
});
