/** A document of a version, as far as its address depends on it. */
export interface DocumentFile {
  /** Path under the version's folder, with `/`: `concepts/index.md`. */
  readonly path: string;
  readonly frontMatter: {readonly slug?: string; readonly tags?: readonly string[]};
}

/**
 * Lists the addresses of a version's documents and of their tags. The rules are those of
 * Docusaurus: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 * @param documents every document of the version
 * @param versionPath path of the version without a slash at its end: `/docs/next`
 * @returns addresses without slashes at their ends, in the order of the alphabet
 */
export function addressesOf(documents: readonly DocumentFile[], versionPath: string): string[] {
  const tags = new Set(documents.flatMap(({frontMatter}) => frontMatter.tags ?? []));
  const paths = [
    ...documents.map(pathOf),
    ...(tags.size > 0 ? ['tags', ...[...tags].map((tag) => `tags/${tag}`)] : []),
  ];
  return paths.map((path) => (path === '' ? versionPath : `${versionPath}/${path}`)).sort();
}

function pathOf({path, frontMatter: {slug}}: DocumentFile): string {
  const segments = path.replace(/(?:\.(?:api|info|tag))?\.mdx?$/, '').split('/');
  if (slug?.startsWith('/')) return slug.slice(1);
  if (slug !== undefined) return [...segments.slice(0, -1), slug].join('/');
  const [name = '', folder] = [segments.at(-1), segments.at(-2)];
  const isIndex = /^(index|readme)$/i.test(name) || name === folder;
  return (isIndex ? segments.slice(0, -1) : segments).join('/');
}
