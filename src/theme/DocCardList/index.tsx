/**
 * DocCardList: ejected. The site's own cards, with whole titles and descriptions and the method of an
 * operation in colour; upstream cuts both to a line and puts emoji before them.
 * Upstream: @docusaurus/theme-classic.
 */
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCardList';
import type {ReactNode} from 'react';
import {Card, Cards} from '@site/src/components/mdx/Cards';
import styles from './styles.module.css';

export default function DocCardList({items, className}: Props): ReactNode {
  return items ? (
    <PageList items={items} className={className} />
  ) : (
    <Siblings className={className} />
  );
}

function Siblings({className}: Props): ReactNode {
  return <PageList items={useCurrentSidebarSiblings()} className={className} />;
}

function PageList({items, className}: Props & {items: PropSidebarItem[]}): ReactNode {
  return (
    <nav className={className} aria-label="Pages of this section">
      <Cards>
        {filterDocCardListItems(items).map((item, index) => (
          <PageCard key={index} item={item} />
        ))}
      </Cards>
    </nav>
  );
}

function PageCard({item}: {item: PropSidebarItem}): ReactNode {
  const page = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? page?.description;
  const method = item.customProps?.method;
  return (
    href && (
      <Card title={item.label} to={href}>
        {typeof method === 'string' ? withMethod(method, description) : description}
      </Card>
    )
  );
}

/** The description of an operation begins with its method, which takes the method's colour. */
function withMethod(method: string, description = ''): ReactNode {
  const word = method.toUpperCase();
  return (
    <>
      <span className={styles.method} data-method={method}>
        {word}
      </span>{' '}
      {description.startsWith(`${word} `) ? description.slice(word.length + 1) : description}
    </>
  );
}
