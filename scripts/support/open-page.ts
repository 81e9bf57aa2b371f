import type {Page} from '@playwright/test';
import {startedAttribute} from '../../src/plugins/first-interaction/names';

/** Opens a page and waits until it is alive: until then, what is clicked does nothing. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForStart(page);
}

/** Does what a reader does first, without an effect of its own, and waits until the page is alive. */
export async function waitForStart(page: Page): Promise<void> {
  // The script of the page hears of it from here on; a new tab may still be empty.
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.dispatchEvent('html', 'wheel');
  await page.locator(`html[${startedAttribute}]`).waitFor({state: 'attached'});
}

/**
 * Holds back the script that brings pages to life.
 * @returns a function that lets it go
 */
export async function holdStart(page: Page): Promise<() => void> {
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await started;
    await route.continue();
  });
  return start;
}
