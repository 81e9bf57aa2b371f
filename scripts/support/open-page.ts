import type {Page} from '@playwright/test';

/** Opens a page and waits until it is alive: until then, what is clicked does nothing. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
