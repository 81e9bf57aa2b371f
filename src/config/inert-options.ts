import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Options that the specification asks for and nothing on this site reads: components of our own replace
 * what they configure upstream. Each says who does its work, so that nobody changes it and waits for an
 * effect.
 */

/** The highlighter in the browser, which `src/config/highlighting.ts` makes unnecessary. */
export const inertThemeConfig = {
  prism: {
    additionalLanguages: [
      'bash',
      'csharp',
      'java',
      'json',
      'php',
      'powershell',
      'python',
      'ruby',
      'yaml',
    ],
  },
} satisfies ThemeConfig;
