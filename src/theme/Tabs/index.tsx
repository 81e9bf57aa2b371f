/**
 * Tabs: ejected. Markup alone: `packages/custom-elements/src/tab-group.ts` brings it to life, in the page that the
 * server has sent and in those that the application renders. It has the keys that readers of a tab list
 * expect and upstream leaves out: space chooses a tab, Home and End go to the first and the last one.
 * Upstream: @docusaurus/theme-classic.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {ItemProps} from '../TabItem';
import styles from './styles.module.css';

/** What the element knows: a group, and the tab that is shown at first. */
const known: ReadonlySet<string> = new Set(['children', 'groupId', 'defaultValue']);

/**
 * @throws Error when there is no tab, a child is not a tab, two have one value, the first one shown
 * does not exist, or an option of upstream has no effect here
 */
export default function Tabs(props: Props): ReactNode {
  const {children, groupId, defaultValue} = props;
  const unknown = Object.keys(props).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `Tabs: expected groupId and defaultValue alone, found ${unknown.join(', ')}. Take it out, or teach it to packages/custom-elements/src/tab-group.ts.`,
    );
  }
  const items = tabsOf(children);
  const values = items.map((item) => item.props.value);
  const shown = defaultValue ?? items.find((item) => item.props.default)?.props.value ?? values[0];
  if (shown === undefined || !values.includes(shown) || new Set(values).size < values.length) {
    throw new Error(
      `Tabs: expected TabItem elements with values of their own, and "${shown}" among them, found ${JSON.stringify(values)}.`,
    );
  }
  return (
    <tab-group className={styles.tabs} data-group={groupId}>
      <ul role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map(({props: {value, label}}) => (
          <li
            key={value}
            role="tab"
            tabIndex={value === shown ? 0 : -1}
            aria-selected={value === shown}
            data-value={value}
            className={clsx('tabs__item', value === shown && 'tabs__item--active')}>
            {label ?? value}
          </li>
        ))}
      </ul>
      <div>
        {items.map((item) =>
          cloneElement(item, {key: item.props.value, hidden: item.props.value !== shown}),
        )}
      </div>
    </tab-group>
  );
}

/** The children are tabs, and what is between the lines of a Markdown file. */
function tabsOf(children: ReactNode): ReactElement<ItemProps>[] {
  return Children.toArray(children)
    .filter((child) => child !== '\n')
    .map((child) => {
      if (isValidElement<ItemProps>(child) && 'value' in child.props) return child;
      throw new Error('Tabs: expected TabItem elements with a value, found another child.');
    });
}
