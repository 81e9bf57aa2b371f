/**
 * Admonition/Layout: wrapped. The icon is one of the site's own, all of one stroke.
 * Upstream: @docusaurus/theme-classic.
 */
import AdmonitionLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';
import Icon, {type IconName} from '@site/src/components/Icon';
import shapes from '@site/src/components/Icon/shapes.json';

export default function AdmonitionWithIcon(props: Props): ReactNode {
  return <AdmonitionLayout {...props} icon={iconOf(props.type) || props.icon} />;
}

function iconOf(type: string): ReactNode {
  return type in shapes && <Icon name={type as IconName} />;
}
