import {type RefObject, useEffect} from 'react';

/**
 * Scrolls a list of contents that is longer than the window along with the page, so that the entry
 * of the section that is read stays in view. Docusaurus marks that entry by a class alone.
 * @param contents the box that scrolls
 * @param current class of the entry
 */
export function useCurrentEntryInView(
  contents: RefObject<HTMLElement | null>,
  current: string,
): void {
  useEffect(() => {
    const box = contents.current;
    if (!box) return undefined;
    const follow = (): void => {
      const entry = box.querySelector<HTMLElement>(`.${current}`);
      if (entry) box.scrollBy(0, distanceToView(box, entry));
    };
    // The first entry is marked before this effect runs.
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(box, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, [contents, current]);
}

/** How far a box has to scroll to show an entry with as much room around it as the entry is high, in pixels. */
function distanceToView(box: HTMLElement, entry: HTMLElement): number {
  const frame = box.getBoundingClientRect();
  const {top, bottom, height} = entry.getBoundingClientRect();
  const above = top - height - frame.top;
  const below = bottom + height - frame.bottom;
  return above < 0 ? above : Math.max(0, below);
}
