import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** Colour modes and widths in which every page must be free of findings. */
export const modes = ['light', 'dark'] as const;
export const widths = [390, 1280] as const;

const allTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the open page with axe against WCAG 2.2 A and AA and axe's good practices.
 * @param scope `colors` repeats the rules alone that the colour mode can change
 * @returns one line for each element with a finding: rule, element and what is wrong
 * @throws Error when axe has found nothing to check
 */
export async function findings(page: Page, scope: 'all' | 'colors' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({page})
    // No page has a frame: axe may run in the page itself, which halves its time.
    .setLegacyMode(true)
    .options({resultTypes: ['violations']});
  const {violations, passes} = await (
    scope === 'all' ? axe.withTags(allTags) : axe.withRules(colorRules)
  ).analyze();
  if (passes.length === 0) throw new Error(`axe has checked nothing on ${page.url()}.`);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
