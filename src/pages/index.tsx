import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Home from './_home';
import {product} from '@site/src/site/product';

export default function HomePage(): ReactNode {
  return (
    <Layout title={product.tagline} description={product.description}>
      <Home />
    </Layout>
  );
}
