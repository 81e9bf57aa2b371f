import {documentation} from '../site/product';
import {nextVersion} from '../site/versions';

/**
 * Addresses of the documentation in Markdown links, in attributes of tags and in descriptions of
 * specifications: `](/docs/next/concepts)`, `to="/docs"`.
 */
const documentationLink = /(\]\(|\b(?:to|href)=")(\/docs(?=[/)#"?])[^)\s"]*)/g;

/** A link to this site's documentation, taken apart. */
interface DocumentationLink {
  /** Name of the version, or nothing for the latest release. */
  readonly version?: string;
  /** Path under the version, with query and anchor: `/concepts#levels`. */
  readonly rest: string;
}

function parseLink(link: string): DocumentationLink {
  const [, version, rest = ''] =
    /^\/docs(?:\/(next|v\d+\.\d+\.\d+)(?=[/#?]|$))?(.*)$/.exec(link) ?? [];
  return {version, rest};
}

function replaceLinks(text: string, replace: (link: DocumentationLink, whole: string) => string) {
  return text.replace(
    documentationLink,
    (_, opening: string, link: string) => opening + replace(parseLink(link), link),
  );
}

/**
 * Moves the links of a text for a cut: what was the latest release gets a path of its own, and what
 * was unreleased becomes the latest release. Texts of the unreleased version that link that version
 * mean what comes next, and keep the link.
 * @param formerLatest name of the release that was the latest until now
 * @param isUnreleased whether the text is one of the unreleased version
 */
export function linksAfterCut(text: string, formerLatest: string, isUnreleased: boolean): string {
  return replaceLinks(text, ({version, rest}, link) => {
    if (version === undefined) return `/docs/${formerLatest}${rest}`;
    return version === nextVersion.name && !isUnreleased ? `/docs${rest}` : link;
  });
}

/** Moves the links of a text for the archive: what leads to the release leads to its own site. */
export function linksAfterArchive(text: string, release: string): string {
  return replaceLinks(text, ({version}, link) =>
    version === release ? archiveAddress(release) : link,
  );
}

/** Address of the site that an archived release has of its own: `https://…/v1.2.3/`. */
export function archiveAddress(release: string): string {
  return `${documentation.url}/${release}/`;
}
