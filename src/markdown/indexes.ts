import {apiLevels} from '../site/api-levels';
import {markdownPath} from '../site/links';
import {documentation, product} from '../site/product';
import type {SiteVersion} from '../site/versions';
import {
  divideIntoSections,
  type ListedPage,
  pagesOfNoVersion,
  type Section,
  type VersionPages,
} from './sections';

/** A file for coding agents: the path it is served at, and its text. */
export interface IndexFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Writes the indexes of the site for coding agents: `/llms.txt` leads to every version and section,
 * and each version and section has an index of its own, so that each can be read whole.
 * Format: https://llmstxt.org (a title, a summary as a quotation, sections with lists of links).
 * @param pages every page of the site
 */
export function renderIndexes(
  pages: readonly ListedPage[],
  versions: readonly SiteVersion[],
): IndexFile[] {
  const ofVersions = divideIntoSections(pages, versions);
  const others = pagesOfNoVersion(pages, versions);
  return [
    {path: '/llms.txt', text: renderSiteIndex(ofVersions, others)},
    ...ofVersions.flatMap(({version, pages: single, sections}) => [
      {path: `${version.path}/llms.txt`, text: renderVersionIndex(version, single, sections)},
      ...sections.map((section) => ({
        path: `${section.path}/llms.txt`,
        text: renderSectionIndex(version, section),
      })),
    ]),
  ];
}

function renderSiteIndex(versions: readonly VersionPages[], others: readonly ListedPage[]): string {
  return render(
    `${product.name} documentation`,
    `${product.description} Every page of this documentation has a Markdown copy at its address with \`.md\` at the end.`,
    [
      ...versions.map(({version, pages, sections}) => ({
        title: headingOf(version),
        links: [
          linkToIndex(version.path, 'All pages', `Index of the pages of ${version.label}.`),
          ...sections.map(linkToSection),
          ...pages.map(linkToPage),
        ],
      })),
      {title: 'Other pages', links: others.map(linkToPage)},
    ],
  );
}

function renderVersionIndex(
  version: SiteVersion,
  pages: readonly ListedPage[],
  sections: readonly Section[],
): string {
  const isReference = ({path}: Section): boolean =>
    apiLevels.some(({folder}) => path === `${version.path}/${folder}`);
  return render(`${product.name} documentation: ${headingOf(version)}`, product.description, [
    {title: 'Overview', links: pages.map(linkToPage)},
    ...sections
      .filter((section) => !isReference(section))
      .map((section) => ({title: section.title, links: section.pages.map(linkToPage)})),
    {title: 'API reference', links: sections.filter(isReference).map(linkToSection)},
  ]);
}

function renderSectionIndex(version: SiteVersion, {title, description, pages}: Section): string {
  return render(`${product.name} ${headingOf(version)}: ${title}`, description, [
    {title: 'Pages', links: pages.map(linkToPage)},
  ]);
}

const headingOf = ({name, label}: SiteVersion): string =>
  name === label ? `Release ${label}` : `${label} (unreleased)`;

function render(
  title: string,
  summary: string,
  lists: readonly {readonly title: string; readonly links: readonly string[]}[],
): string {
  const sections = lists
    .filter(({links}) => links.length > 0)
    .map((list) => `## ${list.title}\n\n${list.links.join('\n')}`);
  return `${[`# ${title}`, `> ${summary}`, ...sections].join('\n\n')}\n`;
}

const linkToPage = ({path, title, description}: ListedPage): string =>
  link(markdownPath(path), title, description);
const linkToSection = ({path, title, description}: Section): string =>
  linkToIndex(path, title, description);
const linkToIndex = (path: string, title: string, description: string): string =>
  link(`${path}/llms.txt`, title, description);

function link(path: string, title: string, description: string): string {
  const address = `[${title}](${documentation.url}${path})`;
  return description ? `- ${address}: ${description}` : `- ${address}`;
}
