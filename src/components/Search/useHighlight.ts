import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';
import {parameters} from './address';

/** Words of the search that led to this page, from its address. */
export function useHighlightedWords(): string[] {
  const {search} = useLocation();
  return useIsBrowser() ? new URLSearchParams(search).getAll(parameters.highlight) : [];
}

/** Marks words in the article; the marks go when the words change or the page does. */
export function useHighlight(words: readonly string[]): void {
  const {pathname} = useLocation();
  const key = JSON.stringify(words);
  useEffect(() => {
    const wanted = JSON.parse(key) as string[];
    const article = document.querySelector<HTMLElement>('article');
    if (!article || wanted.length === 0) return undefined;
    let isCurrent = true;
    let unmark = (): void => {};
    void import('mark.js').then(({default: Mark}) => {
      if (!isCurrent) return;
      const marker = new Mark(article);
      marker.mark(wanted, {
        separateWordSearch: false,
        exclude: ['button', 'button *', 'svg *', 'nav *'],
      });
      unmark = () => marker.unmark();
    });
    return () => {
      isCurrent = false;
      unmark();
    };
  }, [key, pathname]);
}
