/** What the markup says of an element that may be wider than its place, until its width is known. */
interface SideScroll {
  readonly role: 'group';
  readonly tabIndex: 0;
  readonly 'aria-label': string;
}

/**
 * Attributes of an element that scrolls sideways: it takes the focus, so that the arrow keys scroll it.
 * `packages/custom-elements/src/side-scroll.ts` takes them from one that fits.
 * @param content what it holds
 */
export function sideScroll(content: string): SideScroll {
  return {role: 'group', tabIndex: 0, 'aria-label': `${content}, scrolls sideways`};
}
