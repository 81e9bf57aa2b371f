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
  if (process.env.STATIC_CONTENT_MODE !== 'server') return null;
  return (
    <Head>
      <script id={routeManifestId} type="application/json">
        {writeJson(manifestOf(pathname.replace(/(.)\/$/, '$1')))}
      </script>
    </Head>
  );
}

/**
 * The manifest of a page; an address without a page shows the not-found page. Where the variable says
 * that this is no server, bundlers leave the data of all pages out.
 */
function manifestOf(pathname: string): RouteManifest {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would reach the browser
  const manifests = require('@generated/static-content/route-manifests.json') as Readonly<
    Record<string, RouteManifest>
  >;
  const manifest = manifests[pathname] ?? manifests[''];
  if (manifest) return manifest;
  throw new Error(
    `static-content: found no route manifest for ${pathname}, and none for pages that do not exist.`,
  );
}
