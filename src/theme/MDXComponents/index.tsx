/**
 * MDXComponents: wrapped. Adds the tags that writers and generated pages use without an import, and
 * has tables scroll inside themselves.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import OriginalMDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ListItemText from '@site/src/components/ListItemText';
import {apiReferenceComponents} from '@site/src/components/ApiReference';
import {writerComponents} from '@site/src/components/mdx';
import WhatChanged from '@site/src/components/Upgrade/WhatChanged';
import Table from '@site/src/components/Table';
import Cell from '@site/src/components/Table/Cell';
import HeaderCell from '@site/src/components/Table/HeaderCell';
import Row from '@site/src/components/Table/Row';

export default {
  ...OriginalMDXComponents,
  table: Table,
  tr: Row,
  th: HeaderCell,
  td: Cell,
  TabItem,
  Tabs,
  ...writerComponents,
  ...apiReferenceComponents,
  WhatChanged,
  ListItemText,
};
