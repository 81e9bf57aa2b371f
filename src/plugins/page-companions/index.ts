import type {Plugin} from '@docusaurus/types';

/**
 * Writes what accompanies the pages: a Markdown copy beside each for coding agents, with the indexes
 * `llms.txt` and the texts of whole sections, the image that networks show for its address, and the
 * facts of each version as data. All is made from the pages as built, so that it says what readers see,
 * whatever that was made from.
 */
export default function pageCompanions(): Plugin {
  return {
    name: 'page-companions',
    // A start of the site has no need to load what a build alone does.
    postBuild: async (props) => (await import('./after-build')).writeCompanions(props),
  };
}
