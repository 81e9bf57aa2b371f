import type {Page} from '@playwright/test';

/**
 * Collects what a browser reports about a page: what the Content Security Policy forbids, errors of
 * scripts, errors in the console, and dialogs, which no page of this site opens.
 * @returns a list that grows as the page does something wrong
 */
export async function watchForProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // A page that is not there is answered with 404, which browsers report too.
    const isMissing = message.text().includes('status of 404');
    if (message.type() === 'error' && !isMissing) problems.push(message.text());
  });
  page.on('dialog', (dialog) => {
    problems.push(`A dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('reportViolation', (violation: string) => problems.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {reportViolation} = window as unknown as {
        readonly reportViolation: (violation: string) => void;
      };
      reportViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return problems;
}
