/**
 * MDXComponents: wrapped. Adds the tags that writers and generated pages use without an import.
 * Upstream: @docusaurus/theme-classic 3.8.1.
 */
import OriginalMDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {apiReferenceComponents} from '@site/src/components/ApiReference';
import Diagram from '@site/src/components/mdx/Diagram';

export default {
  ...OriginalMDXComponents,
  Diagram,
  TabItem,
  Tabs,
  ...apiReferenceComponents,
};
