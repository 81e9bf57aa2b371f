import clsx from 'clsx';
import type {ReactNode} from 'react';
import {providerLogo} from '@site/src/site/provider-logos';
import styles from './styles.module.css';

export interface ProviderLogoProps {
  /** Id or path of the provider's page. */
  readonly page: string;
  readonly className?: string;
}

/** The logo of what a provider uses, beside its name: a picture for the eye. Nothing where there is none. */
export default function ProviderLogo({page, className}: ProviderLogoProps): ReactNode {
  const address = providerLogo(page);
  return (
    address && (
      <img
        className={clsx(styles.logo, className)}
        src={address}
        width="24"
        height="24"
        alt=""
        loading="lazy"
        data-markdown-ignore=""
      />
    )
  );
}
