import type {ThemeConfig} from '@docusaurus/preset-classic';
import {latestVersion, nextVersion} from '../site/versions';
import {footer} from './footer';
import {navbar} from './navbar';

/** How pages look and behave: the options of the classic theme. */
export function themeConfig(): ThemeConfig {
  return {
    navbar: navbar(),
    footer: footer(),
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    announcementBar: {
      id: `release-${latestVersion.name}`,
      content: `${latestVersion.name} is the latest release. In <a href="${nextVersion.path}">${nextVersion.label}</a>, the OpenAI-compatible routes move to <code>/v1</code>, and agents and evaluation become experimental.`,
      isCloseable: true,
    },
    image: 'img/social-card.png',
    docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
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
  } as ThemeConfig;
}
