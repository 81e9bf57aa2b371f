import {load} from 'cheerio';

/** A description says more than a name does. */
const leastLength = 40;

/**
 * Finds what keeps pages from being told apart in lists of results, history and tabs.
 * @param pages HTML of each page, by its route
 * @returns one line for each page without a title or a description that says something, and for each
 * title or description that several pages share
 * @throws Error when there is no page to check
 */
export function metadataFindings(pages: ReadonlyMap<string, string>): string[] {
  if (pages.size === 0) throw new Error('There is no page whose title could be checked.');
  const titles = new Map<string, string[]>();
  const descriptions = new Map<string, string[]>();
  const findings: string[] = [];
  for (const [route, html] of pages) {
    // The head has them all, and the largest pages take long to read.
    const [head = ''] = html.split('<body', 1);
    const $ = load(head);
    const title = $('title').text().trim();
    const description = $('meta[name="description"]').attr('content')?.trim() ?? '';
    if (title === '') findings.push(`${route} has no title`);
    else addTo(titles, title, route);
    if (description.length < leastLength) {
      findings.push(`${route} has no description that says something: "${description}"`);
    } else {
      addTo(descriptions, description, route);
    }
  }
  return [...findings, ...shared('title', titles), ...shared('description', descriptions)];
}

function addTo(map: Map<string, string[]>, key: string, route: string): void {
  map.set(key, [...(map.get(key) ?? []), route]);
}

function shared(kind: string, routesOf: ReadonlyMap<string, readonly string[]>): string[] {
  return [...routesOf]
    .filter(([, routes]) => routes.length > 1)
    .map(([text, routes]) => `${routes.join(' and ')} share the ${kind} "${text}"`);
}
