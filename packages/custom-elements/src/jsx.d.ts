import type {DetailedHTMLProps, HTMLAttributes} from 'react';

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  // React looks up the elements of JSX in this namespace.
  namespace JSX {
    interface IntrinsicElements {
      'copy-button': ElementProps;
      'filtered-tables': ElementProps;
      'side-scroll': ElementProps;
      'tab-group': ElementProps;
    }
  }
}
