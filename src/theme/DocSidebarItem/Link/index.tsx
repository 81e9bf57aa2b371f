/**
 * DocSidebarItem/Link: ejected. The link of an operation shows its method in words and colour and
 * says when it is deprecated, that of a provider whether it runs inside the server; upstream takes a
 * text as label, and no elements.
 * Upstream: @docusaurus/theme-classic.
 */
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What `src/config/openapi.ts` says of an operation. */
interface OperationProps {
  readonly method?: string;
  readonly deprecated?: boolean;
  /** Set where the version lacks the operation: `Not in v0.2.23`. */
  readonly absence?: string;
}

export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  tabIndex,
}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl, customProps} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={isInternal && onItemClick ? () => onItemClick(item) : undefined}
        tabIndex={tabIndex}>
        <Label label={label} operation={customProps as OperationProps | undefined} />
        <ProviderKind path={href} />
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}

/** The specification of the site names a provider's page after its type: `remote_vllm`. */
const providerPage = /\/providers\/[^/]+\/(remote|inline)_/;

function ProviderKind({path}: {readonly path: string}): ReactNode {
  const kind = providerPage.exec(path)?.[1];
  return kind && <span className="menu__note"> {kind}</span>;
}

interface LabelProps {
  readonly label: string;
  readonly operation: OperationProps | undefined;
}

function Label({label, operation}: LabelProps): ReactNode {
  if (!operation?.method) return label;
  const {method, deprecated, absence} = operation;
  return (
    <>
      <span className={styles.method} data-method={method}>
        {method.toUpperCase()}
      </span>{' '}
      {deprecated ? (
        <span>
          <del className={styles.deprecated}>{label}</del>
          <span className="visually-hidden"> (deprecated)</span>
        </span>
      ) : absence ? (
        <span>
          {label} <span className={styles.absence}>{absence}</span>
        </span>
      ) : (
        label
      )}
    </>
  );
}
