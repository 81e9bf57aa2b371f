/** The component as the theme has it, below the wrappers of plugins. */
declare module '@theme-init/Layout/Provider' {
  import type {ReactNode} from 'react';

  export default function Provider(props: {readonly children: ReactNode}): ReactNode;
}
