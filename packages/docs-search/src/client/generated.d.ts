declare module '@generated/@easyops-cn/docusaurus-search-local/default/docs-search.json' {
  import type {ClientOptions} from '@docs-kit/docs-search/options';

  /** What the plugin tells the application. */
  const options: ClientOptions;
  export default options;
}

declare module '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js' {
  /** Name of an index file, with `{dir}` for a context and a hash of the content as its query. */
  export const searchIndexUrl: string;
}
