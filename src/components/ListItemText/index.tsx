import {MDXProvider} from '@mdx-js/react';
import type {ReactNode} from 'react';

interface ChildrenProps {
  readonly children?: ReactNode;
}

const components = {p: ({children}: ChildrenProps): ReactNode => children};

/** A part of guides as an item of a list: its paragraph is only text, as in the items beside it. */
export default function ListItemText({children}: ChildrenProps): ReactNode {
  return <MDXProvider components={components}>{children}</MDXProvider>;
}
