import type {Page} from '@playwright/test';
import {hydratedAttribute} from '@docs-kit/static-content/start-state';

/** Opens a page and waits until its controls work. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForStart(page);
}

/** Waits until the controls of an open page work. */
export async function waitForStart(page: Page): Promise<void> {
  await page.locator(`html[${hydratedAttribute}="true"]`).waitFor({state: 'attached'});
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
