import type {StaticContentOptions} from '@docs-kit/static-content';
import {landingPages} from '../site/api-levels';

/**
 * How pages are rendered and start.
 * @param content whether content stays as the server sent it; if not, the site is plain Docusaurus
 */
export function staticContent(content: boolean): StaticContentOptions {
  return {
    content,
    searchField: 'input[role="combobox"]',
    landingPages,
  };
}
