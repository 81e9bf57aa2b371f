import {siteVersions} from '../../src/site/versions';
import {generatedFrom, generatedPlaces, movingGuide} from './generated-files';
import type {Generation} from './generation-stamp';

/** What `npm run generate` reads and writes in a project, by the folder of the project. */
export function generationOf(root: string): Generation {
  return {
    root,
    sources: [
      ...generatedFrom,
      // Other packages may write other pages.
      'package-lock.json',
      // It matters whether these exist.
      ...siteVersions.map(({docsFolder}) => `${docsFolder}/${movingGuide}`),
    ],
    generated: generatedPlaces,
  };
}
