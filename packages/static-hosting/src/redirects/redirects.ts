/** An address that leads elsewhere, since its page moved or went. */
export interface Redirect {
  /** File that says so, for messages. */
  readonly file: string;
  readonly from: string;
  /** A page of this site (it begins with a slash), or an address of another site. */
  readonly to: string;
}

/**
 * The addresses of pages as redirects name them: below the site's base path, as the plugin wants them.
 * @param baseUrl of the site, with slashes at both ends
 * @param routes with the base path
 */
export const pathsBelow = (baseUrl: string, routes: readonly string[]): string[] =>
  routes.map((route) => `/${route.slice(baseUrl.length)}`);

/**
 * Finds redirects that cannot work.
 * @param redirects every redirect of the site
 * @param routes every page of the site, without slashes at the end
 * @returns what is wrong with each, its file and what to do, one line each
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  routes: readonly string[],
): string[] {
  const pages = new Set(routes);
  const seen = new Map<string, Redirect>();
  return redirects.flatMap((redirect) => {
    const {file, from, to} = redirect;
    const other = seen.get(from);
    seen.set(from, redirect);
    const [target = ''] = to.split(/[?#]/);
    return [
      ...(pages.has(from)
        ? [`${file}: "${from}" is a page of this site. Take the redirect out, or move the page.`]
        : []),
      ...(to.startsWith('/') && !pages.has(target)
        ? [
            `${file}: "${from}" leads to "${to}", which is no page of this site. Correct "to": it is the address of a page, without a slash at its end.`,
          ]
        : []),
      ...(other
        ? [`${file}: "${from}" leads to "${other.to}" already, as ${other.file} says. Keep one.`]
        : []),
    ];
  });
}

/** File of the build that nginx reads. */
export const redirectsFile = 'redirects.nginx';

/**
 * Writes redirects as the lines of a `map` of nginx. The page of a folder has two addresses more.
 * Format: https://nginx.org/en/docs/http/ngx_http_map_module.html#map
 */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({from, to}) => {
      const addresses = from.endsWith('.html') ? [from] : [from, `${from}/`, `${from}/index.html`];
      return addresses.map((address) => `"${address}" "${to}";\n`);
    })
    .join('');
}

/** The same text in each page that leads on, so that a Content Security Policy names one hash for all. */
const redirectScript = `(function () {
  var to = document.querySelector('link[rel=canonical]').getAttribute('href');
  location.replace(/[?#]/.test(to) ? to : to + location.search + location.hash);
})();`;

/**
 * Replaces the script of a page that leads on, which has the target in its text, by one that reads
 * the target from the page. Both add the query and the anchor of the old address.
 * @throws Error when the page is not as Docusaurus writes it
 */
export function withSharedScript(html: string): string {
  const [script] = /<script>[\s\S]*<\/script>/.exec(html) ?? [];
  if (!script || !html.includes('rel="canonical"')) {
    throw new Error(
      'A page that leads on has no script, or no canonical link. The client-redirects plugin writes it otherwise now: compare its template with packages/static-hosting/src/redirects/redirects.ts.',
    );
  }
  return html.replace(script, () => `<script>${redirectScript}</script>`);
}
