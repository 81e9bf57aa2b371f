import {apiLevels} from '../site/api-levels';
import {nextVersion} from '../site/versions';

const folders = apiLevels
  .filter(({pagesIn}) => pagesIn === 'the unreleased version')
  .map(({folder}) => folder)
  .join('|');

/**
 * Rewrites the links of a guide that is frozen as a part of a release: operations whose pages stand
 * in the unreleased version alone are linked there, instead of by a file that the release lacks.
 * @param markdown text of the guide in the unreleased version
 */
export function toReleaseLinks(markdown: string): string {
  return markdown.replace(
    new RegExp(`\\]\\((?:\\.{1,2}/)+(${folders})/([\\w-]+)\\.api\\.mdx`, 'g'),
    (_, folder: string, slug: string) => `](${nextVersion.path}/${folder}/${slug}`,
  );
}
