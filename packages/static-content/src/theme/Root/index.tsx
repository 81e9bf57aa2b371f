import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import OriginalRoot from '@theme-init/Root';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {type RouteManifest, routeManifestId, writeJson} from '../../page-data';

/** Root: wrapped. Each page has its route manifest in its head. */
export default function RootWithManifest(props: Props): ReactNode {
  return (
    <>
      <RouteManifestScript />
      <OriginalRoot {...props} />
    </>
  );
}

function RouteManifestScript(): ReactNode {
  const {pathname} = useLocation();
  const manifest = manifestOf(pathname.replace(/(.)\/$/, '$1'));
  return (
    manifest && (
      <Head>
        <script id={routeManifestId} type="application/json">
          {writeJson(manifest)}
        </script>
      </Head>
    )
  );
}

/**
 * The manifest of a page, on the server of static content. An address without a page has that of the
 * not-found page.
 */
function manifestOf(pathname: string): RouteManifest | undefined {
  // The bundler leaves the data of all pages out of the browser's files, because it skips this branch.
  if (process.env.STATIC_CONTENT_MODE === 'server') {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import is in every bundle
    const manifests = require('@generated/static-content/route-manifests.json') as Readonly<
      Record<string, RouteManifest>
    >;
    return manifests[pathname] ?? manifests[''];
  }
  return undefined;
}
