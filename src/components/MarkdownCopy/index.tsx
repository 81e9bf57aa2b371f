import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {markdownPath} from '@site/src/site/links';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/**
 * Ways to the Markdown copy of the page. The copy itself has no need of them, as
 * `data-markdown-ignore` says (https://agentdocsspec.com), nor has the search.
 */
export default function MarkdownCopy(): ReactNode {
  const path = markdownPath(useLocation().pathname);
  return (
    <div
      className={styles.controls}
      role="group"
      aria-label="Markdown"
      data-markdown-ignore=""
      data-search="skip">
      <CopyButton text={() => loadWhole(path)} label="Copy as Markdown">
        Copy as Markdown
      </CopyButton>
      <a href={path} type="text/markdown">
        View as Markdown
      </a>
    </div>
  );
}

/**
 * Loads a copy with all its parts: the opening of each part names the next.
 * @throws Error when a part cannot be loaded
 */
async function loadWhole(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const text = await response.text();
  const next = /^> .* continues at (\S+)\.$/m.exec(text)?.[1];
  return next ? `${text}\n${await loadWhole(new URL(next).pathname)}` : text;
}
