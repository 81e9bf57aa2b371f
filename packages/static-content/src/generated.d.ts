declare module '@generated/static-content/route-manifests.json' {
  import type {RouteManifest} from '@docs-kit/static-content/page-data';

  /** The manifest of each page by its path; that of the not-found page is empty. Only the server has it. */
  const manifests: Readonly<Record<string, RouteManifest>>;
  export default manifests;
}

declare module '@generated/static-content/route-components' {
  /** What loads the component of a route, by the name of its module: see `server/route-components.ts`. */
  const components: Readonly<Record<string, () => Promise<object>>>;
  export default components;
}
