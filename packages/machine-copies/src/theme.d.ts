/** The component as the theme has it, below the wrappers of plugins. */
declare module '@theme-init/SiteMetadata' {
  import type {ReactNode} from 'react';

  export default function SiteMetadata(): ReactNode;
}
