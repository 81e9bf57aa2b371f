import OriginalTabs from '@theme-init/Tabs';
import type {Props} from '@theme/Tabs';
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import {useIsInContent} from '../../in-content';
import styles from './styles.module.css';

type Attributes = Readonly<Record<string, unknown>>;

/** What the theme takes of a tab, in its list or as a child. */
interface Tab {
  readonly value: string;
  readonly attributes?: Attributes;
}

/**
 * Tabs: wrapped. In the content of a page, a custom element does what the state of the theme's component
 * does elsewhere: nothing would answer the tabs otherwise.
 */
export default function TabsInContent(props: Props): ReactNode {
  if (!useIsInContent()) return <OriginalTabs {...props} />;
  const {groupId, queryString, values, children} = props;
  const query = queryString === true ? groupId : queryString || undefined;
  const named = {
    ...props,
    ...(values && {values: values.map((tab) => ({...tab, attributes: attributesOf(tab)}))}),
    // All panels have to be there: none can be rendered later.
    lazy: false,
    children: Children.map(children, nameTab),
  } as Props;
  return (
    <tab-group className={styles.tabs} data-group={groupId} data-query={query}>
      <OriginalTabs {...named} />
    </tab-group>
  );
}

/** The element finds its tabs by their values, which the theme does not write. */
const attributesOf = ({value, attributes}: Tab): Attributes => ({
  ...attributes,
  'data-value': value,
});

function nameTab(child: ReactNode): ReactNode {
  return isTab(child) ? cloneElement(child, {attributes: attributesOf(child.props)}) : child;
}

function isTab(child: ReactNode): child is ReactElement<Tab> {
  return isValidElement<Partial<Tab>>(child) && child.props.value !== undefined;
}
