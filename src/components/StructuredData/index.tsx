import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {StructuredData as Data} from '@site/src/site/structured-data';

/** Puts JSON-LD into the head of the page. */
export default function StructuredData({data}: {readonly data: Data}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
