import type {GuideFence, ShownOutput} from './page';

/** Languages whose fences are programs. */
export const programLanguages: readonly string[] = ['bash', 'python', 'javascript'];

/**
 * Finds the outputs that a page shows: text below programs, with no heading and no other fence
 * between. The programs of one step, one for each language, share an output.
 * @param headingLines lines of the page's headings, counted from 1
 */
export function shownOutputs(
  fences: readonly GuideFence[],
  headingLines: readonly number[],
): ShownOutput[] {
  return fences.flatMap((fence, index) => {
    if (fence.language !== 'text') return [];
    const programs: GuideFence[] = [];
    for (let place = index - 1; place >= 0; place -= 1) {
      const before = fences[place];
      const after = fences[place + 1];
      if (!before || !after || !programLanguages.includes(before.language)) break;
      if (programs.some(({language}) => language === before.language)) break;
      if (headingLines.some((line) => line > before.line && line < after.line)) break;
      programs.unshift(before);
    }
    return programs.length > 0 ? [{fence, programs}] : [];
  });
}

/**
 * Says in what printed lines differ from those that a page shows. Ids that a server gives may be
 * others; every shown line must come, in the order of the page.
 * @returns undefined when they agree
 */
export function outputDifference(shown: string, printed: string): string | undefined {
  const came = shapesOf(printed);
  let next = 0;
  for (const line of shapesOf(shown)) {
    const found = came.indexOf(line, next);
    if (found < 0)
      return `the page shows "${line}", what came is: ${came.join(' / ').slice(0, 400)}`;
    next = found + 1;
  }
  return undefined;
}

/** The lines of a text without what varies from run to run. */
function shapesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}/g, '<id>')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}
