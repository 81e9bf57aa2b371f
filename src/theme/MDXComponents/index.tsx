/**
 * MDXComponents: wrapped. Adds the tags that writers and generated pages use without an import, and
 * has tables scroll inside themselves.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import OriginalMDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {apiReferenceComponents} from '@site/src/components/ApiReference';
import {writerComponents} from '@site/src/components/mdx';
import WhatChanged from '@site/src/components/Upgrade/WhatChanged';
import ScrollTable from '@site/src/components/ScrollTable';
import HeaderCell from '@site/src/components/ScrollTable/HeaderCell';

export default {
  ...OriginalMDXComponents,
  table: ScrollTable,
  th: HeaderCell,
  TabItem,
  Tabs,
  ...writerComponents,
  ...apiReferenceComponents,
  WhatChanged,
};
