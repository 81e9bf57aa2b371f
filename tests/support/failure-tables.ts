import type {Page} from '@playwright/test';

/** The heading that tables about failures are under. */
export const failureHeading = 'If it fails';

/** Browsers round the width of a frame and that of its content apart, at fractions of a pixel. */
const rounding = 1;

/** How far each table about a failure reaches out of its frame, in pixels. */
export const failureTables = (page: Page): Promise<number[]> =>
  page.locator('.theme-doc-markdown').evaluateAll((texts, name) => {
    const found: number[] = [];
    let level = 0;
    const parts = 'h2, h3, h4, table';
    for (const part of texts.flatMap((text) => [...text.querySelectorAll<HTMLElement>(parts)])) {
      const frame = part.parentElement;
      if (part instanceof HTMLTableElement) {
        if (level > 0 && frame) found.push(frame.scrollWidth - frame.clientWidth);
      } else if (part.textContent.startsWith(name)) {
        level = Number(part.tagName.slice(1));
      } else if (Number(part.tagName.slice(1)) <= level) {
        level = 0;
      }
    }
    return found;
  }, failureHeading);

/** What a reader would have to scroll to, of what `failureTables` has measured. */
export const hiddenIn = (overhangs: readonly number[]): string[] =>
  overhangs
    .filter((overhang) => overhang > rounding)
    .map((overhang) => `a table reaches ${overhang} px out of its frame`);
