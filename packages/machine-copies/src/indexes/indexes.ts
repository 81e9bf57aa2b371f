import {maximumLength} from '../markdown/split';
import {markdownPath} from '../paths';
import type {ListedPage, Site} from '../site';
import {divideIntoSections, pagesOfNoVersion, type Section, type VersionPages} from './sections';

/** A file for coding agents: the path it is served at, and its text. */
export interface IndexFile {
  readonly path: string;
  readonly text: string;
}

interface List {
  readonly title: string;
  readonly links: readonly string[];
}

/**
 * Writes the indexes of the site for coding agents: `/llms.txt` lists the guides of the first version
 * and leads to all others, and each version and section has an index of its own, so that each can be
 * read whole. Where that list would be longer than a copy may be, it leads to the sections instead.
 * Format: https://llmstxt.org (a title, a summary as a quotation, sections with lists of links).
 * @param pages every page of the site
 * @param copies whether pages have Markdown copies; links lead to these, or else to the pages
 */
export function renderIndexes(
  pages: readonly ListedPage[],
  site: Site,
  {copies = true}: {readonly copies?: boolean} = {},
): IndexFile[] {
  const link = (path: string, title: string, description: string): string => {
    const address = `[${title}](${site.url}${path})`;
    return description ? `- ${address}: ${description}` : `- ${address}`;
  };
  const toPage = ({path, title, description}: ListedPage): string =>
    link(copies ? markdownPath(path) : path, title, description);
  const toSection = ({path, title, description}: Section): string =>
    link(`${path}/llms.txt`, title, description);

  const isGenerated = ({listedUnder}: Section): boolean => listedUnder !== undefined;
  /** Agents rarely follow an index to another: the first version has its guides in the first file. */
  const guidesOf = ({pages: single, sections}: VersionPages): string[] => [
    ...single.map(toPage),
    ...sections.filter((one) => !isGenerated(one)).flatMap((one) => one.pages.map(toPage)),
    ...sections.filter(isGenerated).map(toSection),
  ];
  const sectionsOf = ({pages: single, sections}: VersionPages): string[] => [
    ...sections.map(toSection),
    ...single.map(toPage),
  ];

  const ofSite = (
    versions: readonly VersionPages[],
    linksOfFirst: (of: VersionPages) => string[],
  ): IndexFile => ({
    path: '/llms.txt',
    text: render(
      `${site.title} documentation`,
      copies
        ? `${site.description} Every page of this documentation has a Markdown copy at its address with \`.md\` at the end.`
        : site.description,
      [
        ...versions.map((of, place) => ({
          title: of.version.title,
          links: [
            ...(of.version.path === ''
              ? []
              : [
                  link(
                    `${of.version.path}/llms.txt`,
                    'All pages',
                    of.version.label && `Index of the pages of ${of.version.label}.`,
                  ),
                ]),
            ...(place === 0 ? linksOfFirst(of) : sectionsOf(of)),
          ],
        })),
        {title: 'Other pages', links: pagesOfNoVersion(pages, site).map(toPage)},
      ],
    ),
  });

  const ofVersion = ({version, pages: single, sections}: VersionPages): IndexFile[] => {
    const product = version.product ?? site.title;
    const headings = new Set(sections.flatMap(({listedUnder}) => listedUnder ?? []));
    const lists = [
      {title: 'Overview', links: single.map(toPage)},
      ...sections
        .filter((section) => !isGenerated(section))
        .map((section) => ({title: section.title, links: section.pages.map(toPage)})),
      ...[...headings].map((title) => ({
        title,
        links: sections.filter(({listedUnder}) => listedUnder === title).map(toSection),
      })),
    ];
    return [
      // The index of a version that is served at the root of the site is that of the site.
      ...(version.path === ''
        ? []
        : [
            {
              path: `${version.path}/llms.txt`,
              text: render(`${product} documentation: ${version.title}`, site.description, lists),
            },
          ]),
      ...sections.map((section) => ({
        path: `${section.path}/llms.txt`,
        text: render(`${product} ${version.title}: ${section.title}`, section.description, [
          {title: 'Pages', links: section.pages.map(toPage)},
        ]),
      })),
    ];
  };

  const versions = divideIntoSections(pages, site);
  const flat = ofSite(versions, guidesOf);
  return [
    flat.text.length <= maximumLength ? flat : ofSite(versions, sectionsOf),
    ...versions.flatMap(ofVersion),
  ];
}

function render(title: string, summary: string, lists: readonly List[]): string {
  const sections = lists
    .filter(({links}) => links.length > 0)
    .map((list) => `## ${list.title}\n\n${list.links.join('\n')}`);
  return `${[`# ${title}`, `> ${summary}`, ...sections].join('\n\n')}\n`;
}
