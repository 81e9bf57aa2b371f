export interface PageLinks {
  readonly ids: ReadonlySet<string>;
  /** Addresses of links, as written. */
  readonly links: readonly string[];
  /** Addresses of what the page loads: scripts, styles, images. */
  readonly resources: readonly string[];
}

const attribute = (name: string): RegExp =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`);

/** Reads what a page links, loads and can be linked at. The HTML is the minified output of the build. */
export function readPageLinks(html: string): PageLinks {
  const ids = new Set<string>();
  const links: string[] = [];
  const resources: string[] = [];
  const withoutScripts = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
    script.slice(0, script.indexOf('>') + 1),
  );
  for (const [tag] of withoutScripts.matchAll(/<[a-z][^>]*>/gi)) {
    const id = valueOf(tag, 'id');
    if (id) ids.add(id);
    const href = valueOf(tag, 'href');
    const name = /^<([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase();
    if (name === 'a' && href) links.push(href);
    if (name === 'link' && href && /rel=("|')?(stylesheet|preload|icon|modulepreload)/.test(tag))
      resources.push(href);
    const source = valueOf(tag, 'src');
    if (source && (name === 'script' || name === 'img' || name === 'iframe'))
      resources.push(source);
  }
  return {ids, links, resources};
}

function valueOf(tag: string, name: string): string | undefined {
  const match = attribute(name).exec(tag);
  return (match?.[1] ?? match?.[2] ?? match?.[3])?.replaceAll('&amp;', '&');
}

/**
 * Finds links that lead to no page, file or anchor of the site. Each broken target is reported
 * once, with the first page that links it.
 * @throws Error when there is no page to check
 */
export function brokenLinks(
  pages: ReadonlyMap<string, PageLinks>,
  exists: (target: string) => boolean,
): string[] {
  if (pages.size === 0) throw new Error('There is no page whose links could be checked.');
  const reports = new Map<string, string>();
  for (const [route, {links}] of pages) {
    for (const link of links) {
      if (/^[a-z]+:|^\/\//i.test(link)) continue;
      const [before = '', fragment] = link.split('#');
      const target = resolveRoute(route, before.split('?')[0] ?? '');
      const report = reportOf(route, target, fragment, pages, exists);
      if (report && !reports.has(`${target}#${fragment ?? ''}`)) {
        reports.set(`${target}#${fragment ?? ''}`, report);
      }
    }
  }
  return [...reports.values()].sort();
}

function resolveRoute(route: string, target: string): string {
  if (target === '') return route;
  return new URL(target, `http://site${route}`).pathname;
}

function reportOf(
  route: string,
  target: string,
  fragment: string | undefined,
  pages: ReadonlyMap<string, PageLinks>,
  exists: (target: string) => boolean,
): string | undefined {
  if (!pages.has(target) && !exists(target))
    return `${route} links to ${target}, which the site does not have`;
  const page = pages.get(target);
  if (!fragment || !page || page.ids.has(decodeURIComponent(fragment))) return undefined;
  return `${route} links to ${target}#${fragment}: ${target} has no element with the id "${fragment}"`;
}
