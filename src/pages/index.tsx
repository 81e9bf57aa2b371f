import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Home from './_home';
import StructuredData from '@site/src/components/StructuredData';
import {product} from '@site/src/site/product';
import {siteData} from '@site/src/site/structured-data';

export default function HomePage(): ReactNode {
  return (
    <Layout title={product.tagline} description={product.description}>
      <StructuredData data={siteData()} />
      <Home />
    </Layout>
  );
}
