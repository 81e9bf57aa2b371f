import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Options that state what the specification asks for, and that nothing on this site reads: what they
 * configure upstream, components of our own stand in place of. Each says who does its work, so that
 * nobody changes it and waits for an effect.
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
