import type {ThemeConfig} from '@docusaurus/preset-classic';
import {readVersionFacts} from '../files/version-facts';
import {languageTabs} from '../site/language-tabs';
import {upgradePath} from '../site/links';
import {latestVersion, nextVersion, predecessorOf, type SiteVersion} from '../site/versions';
import {footer} from './footer';
import {additionalLanguages} from './highlighting';
import {navbar} from './navbar';

/** How pages look and behave: the options of the classic theme. */
export function themeConfig(): ThemeConfig {
  return {
    navbar: navbar(),
    footer: footer(),
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    announcementBar: {
      id: `release-${latestVersion.name}`,
      content: announcement(),
      isCloseable: true,
    },
    image: 'img/social-card.png',
    docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {additionalLanguages},
    languageTabs,
  } as ThemeConfig;
}

/** The latest release, and what changes in the next one; after a cut, what that release changed. */
function announcement(): string {
  const changesOf = ({name}: SiteVersion) => readVersionFacts(name).changes;
  const newest = [nextVersion, latestVersion].find((version) => changesOf(version));
  const news = newest
    ? ` <span class="announcement-news">In <a href="${newest.path}">${newest.label}</a>, ${changesOf(newest)}.</span>`
    : '';
  const former = newest && predecessorOf(newest);
  const upgrade = former
    ? ` <a href="${upgradePath(newest)}">What changed since ${former.label}</a>`
    : '';
  return `${latestVersion.label} is the latest release.${news}${upgrade}`;
}
