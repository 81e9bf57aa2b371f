import preload from '@docusaurus/core/lib/client/preload';

let latest: Promise<unknown> | undefined;

/** Loads the parts of a page. The promise never settles once another page has been asked for. */
export default function preloadLatest(pathname: string): ReturnType<typeof preload> {
  const loading = preload(pathname);
  latest = loading;
  const ifLatest = (): typeof loading =>
    loading === latest ? loading : new Promise(() => undefined);
  return loading.then(ifLatest, ifLatest);
}
