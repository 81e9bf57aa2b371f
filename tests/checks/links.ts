/** Links from a release into the pages of next, where the release has the page itself. */
import type {Page, PageFinding} from '@docs-kit/docs-facts/checks';
import type {SiteFacts} from './facts';

export function linksIntoNext(page: Page, {version, pages}: SiteFacts): PageFinding[] {
  if (version === 'next') return [];
  return page.links.flatMap(({line, url, text}) => {
    const [, id] = /^(?:https?:\/\/[^/]+)?\/docs\/next\/([^#?]+)/.exec(url) ?? [];
    return id !== undefined && pages.has(id.replace(/\/$/, '')) && !/next/i.test(text)
      ? [
          {
            file: page.file,
            line,
            name: url,
            message: `${url} leads out of ${version}, which has this page itself. Link the file, or say "next" in the words of the link.`,
          },
        ]
      : [];
  });
}
