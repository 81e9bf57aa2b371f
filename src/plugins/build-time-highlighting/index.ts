import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {withExpectedModules} from '../support/expect-modules';

const name = 'build-time-highlighting';
const client = path.join(__dirname, 'client.ts');

/**
 * Keeps the highlighter out of the browser. Pages arrive highlighted, but the classic theme still loads
 * `prism-react-renderer` and its languages on every page: 38 KB of brotli that nothing uses. An alias
 * gives it a highlighter that knows no language instead.
 */
export default function buildTimeHighlighting(): Plugin {
  return {
    name,
    configureWebpack: (_, isServer) =>
      withExpectedModules({resolve: {alias: {'prism-react-renderer$': client}}}, isServer, name, [
        {
          matches: (file) => file === client,
          meaning: "the theme's client module to import prism-react-renderer",
        },
      ]),
  };
}
