import {expect, test} from '@playwright/test';
import {openPage} from '../../scripts/support/open-page';

test('[4.16] the version menu leads from a page of one version to the same page of the other, and back', async ({
  page,
}) => {
  await openPage(page, '/docs/concepts/architecture');
  const menu = page.locator('.navbar').getByRole('button', {name: 'v0.2.23'});
  await menu.hover();
  await page.locator('.navbar').getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL('/docs/next/concepts/architecture');
  await page.locator('.navbar').getByRole('button', {name: 'Next'}).hover();
  await page.locator('.navbar').getByRole('link', {name: 'v0.2.23', exact: true}).click();
  await expect(page).toHaveURL('/docs/concepts/architecture');
});

test('an operation that a version lacks has a page there, which says so and links the other version', async ({
  page,
}) => {
  await page.goto('/docs/api/create-conversation');
  const notice = page.locator('.theme-admonition', {hasText: 'Not in v0.2.23'});
  await notice.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL('/docs/next/api/create-conversation');
  await expect(page.locator('.theme-admonition', {hasText: 'Not in'})).toHaveCount(0);
});
