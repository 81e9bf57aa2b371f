declare module '@generated/page-places.json' {
  import type {PagePlace} from '@site/src/plugins/server-pages/description';

  /** Where each page is, by its path; that of the not-found page is empty. Only the server has it. */
  const places: Readonly<Record<string, PagePlace>>;
  export default places;
}

declare module '@generated/registry.js?components' {
  /** What loads the component of a route, by the name of its module: see `components-loader.js`. */
  const components: Readonly<Record<string, () => Promise<object>>>;
  export default components;
}
