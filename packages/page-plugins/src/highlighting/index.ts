import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export {remarkCodeNotes} from './code-notes';
export {highlighting} from './highlight-code';

/**
 * Keeps the highlighter out of the browser. Pages arrive highlighted, but the classic theme still loads
 * `prism-react-renderer` and its languages on every page: 38 KB of brotli that nothing uses. An alias
 * gives it a highlighter that knows no language instead. The budget for scripts shows when a release
 * of the theme loads another one.
 */
export function buildTimeHighlighting(): Plugin {
  return {
    name: 'build-time-highlighting',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'client.ts')}},
    }),
  };
}
