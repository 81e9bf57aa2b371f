import Head from '@docusaurus/Head';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLocation} from '@docusaurus/router';
import places from '@generated/page-places.json';
import type {ReactNode} from 'react';
import {type PagePlace, placeId, writeJson} from './description';

/** Says in the head of a page where it is in the site; an address without a page is the not-found page. */
export default function PagePlaceData(): ReactNode {
  const {pathname} = useLocation();
  if (ExecutionEnvironment.canUseDOM) return null;
  const place = placeOf(pathname.replace(/(.)\/$/, '$1'), places);
  if (!place) return null;
  return (
    <Head>
      <script id={placeId} type="application/json">
        {writeJson(place)}
      </script>
    </Head>
  );
}

/** A function of its own: where the bundler sees a name after the data, it leaves out all others. */
function placeOf(path: string, all: Readonly<Record<string, PagePlace>>): PagePlace | undefined {
  return all[path] ?? all[''];
}
