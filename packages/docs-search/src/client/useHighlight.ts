import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';
import {parameters, withoutHighlight} from './address';
import {highlight} from './highlight';
import styles from './styles.module.css';

/** How long words stay marked, in milliseconds: long enough to find them. */
const shownFor = 6000;

/** Words of the search that led to this page, from the address that it was opened with. */
export function useHighlightedWords(): string[] {
  const {search} = useLocation();
  return useIsBrowser() ? new URLSearchParams(search).getAll(parameters.highlight) : [];
}

/**
 * Marks words in the section that was found, for a while, until Escape is pressed, or until the page
 * or the words change. The address loses the words at once: a copy or a reload of it marks nothing.
 */
export function useHighlight(words: readonly string[]): void {
  const {key: visit, pathname, hash} = useLocation();
  const key = JSON.stringify(words);
  useEffect(() => {
    const wanted = JSON.parse(key) as string[];
    const article = document.querySelector('article');
    if (wanted.length === 0) return undefined;
    // The router does not notice this change, so what it keeps for this entry stays.
    const {search} = withoutHighlight(window.location);
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + search + window.location.hash,
    );
    if (!article) return undefined;
    const remove = highlight(article, hash, wanted, styles.found ?? '');
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') remove();
    };
    const timer = setTimeout(remove, shownFor);
    document.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', handleKey);
      remove();
    };
  }, [key, visit, pathname, hash]);
}
