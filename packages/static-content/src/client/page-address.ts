/** Whether an address may be that of a page of this site: files have an extension. */
export function isPageAddress({origin, pathname}: Pick<URL, 'origin' | 'pathname'>): boolean {
  return origin === window.location.origin && !/\.[^/]*$/.test(pathname);
}
