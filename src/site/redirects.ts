/** An address that leads elsewhere, since its page moved or went. */
export interface Redirect {
  /** File that says so, relative to the project's root. */
  readonly file: string;
  readonly from: string;
  /** A page of this site (it begins with a slash), or an address of another site. */
  readonly to: string;
}

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

/**
 * Writes redirects as Netlify and Cloudflare Pages read them in a file `_redirects`.
 * Format: https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function hostedRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

/** File of the build that nginx includes. */
export const nginxRedirectsFile = 'redirects.nginx';

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
