/**
 * MDXComponents: wrapped. Adds the tags that writers and generated pages use without an import, and
 * has tables scroll inside themselves. What is not among them, but imported by a page alone, has no style:
 * the bundler of the browser's files reads no texts.
 * Upstream: @docusaurus/theme-classic.
 */
import OriginalMDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ListItemText from '@site/src/components/ListItemText';
import {apiReferenceComponents} from '@docs-kit/openapi-components';
import {writerComponents} from '@site/src/components/mdx';
import {upgradeComponents} from '@site/src/components/Upgrade';
import Verified from '@site/src/components/Verified';
import VerifiedNote from '@site/src/components/Verified/VerifiedNote';
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
  DocCardList,
  TabItem,
  Tabs,
  ...writerComponents,
  ...apiReferenceComponents,
  Verified,
  VerifiedNote,
  ...upgradeComponents,
  ListItemText,
};
