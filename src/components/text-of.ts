import {Children, isValidElement, type ReactNode} from 'react';

/** The words of a node, without its markup. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{readonly children?: ReactNode}>(child)
        ? textOf(child.props.children)
        : String(child),
    )
    .join('');
}
