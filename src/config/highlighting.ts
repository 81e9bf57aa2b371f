import {highlighting as highlight} from '@docs-kit/page-plugins/highlighting';

/** The theme's `prism.additionalLanguages`. */
export const additionalLanguages = [
  'bash',
  'csharp',
  'java',
  'json',
  'php',
  'powershell',
  'python',
  'ruby',
  'yaml',
];

/** Highlights code while pages are built. */
export const highlighting = () => highlight(additionalLanguages);
