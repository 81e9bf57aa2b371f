import type {ComponentProps, ReactNode} from 'react';

/** Stands for the theme's image in tests: it sets a class of its own. */
export default function Img(props: ComponentProps<'img'>): ReactNode {
  return <img {...props} />;
}
