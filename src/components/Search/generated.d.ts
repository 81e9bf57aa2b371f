declare module '@generated/@easyops-cn/docusaurus-search-local/default/code-hash.json' {
  /** Hash of what makes the index: see `src/plugins/search/code-hash.ts`. */
  const codeHash: string;
  export default codeHash;
}

declare module '@generated/@easyops-cn/docusaurus-search-local/default/format-hash.json' {
  /** Hash of the code that reads an index: see `src/plugins/search/code-hash.ts`. */
  const formatHash: string;
  export default formatHash;
}

declare module '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js' {
  /** Name of an index file, with `{dir}` for a context and a hash of the content as its query. */
  export const searchIndexUrl: string;
}
