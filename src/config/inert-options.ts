import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Options that state what the specification asks for, and that nothing on this site reads: what they
 * configure upstream, components of our own stand in place of. Each says who does its work, so that
 * nobody changes it and waits for an effect.
 */

/**
 * The highlighter in the browser, which `src/config/highlighting.ts` makes unnecessary, and the
 * languages of the OpenAPI theme's explorer: those of the samples are in `src/openapi/samples`.
 */
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
  languageTabs: [
    {highlight: 'python', language: 'python', logoClass: 'python'},
    {highlight: 'bash', language: 'curl', logoClass: 'curl'},
    {highlight: 'javascript', language: 'nodejs', logoClass: 'nodejs'},
    {highlight: 'java', language: 'java', logoClass: 'java'},
  ],
} satisfies ThemeConfig & {readonly languageTabs: readonly object[]};
