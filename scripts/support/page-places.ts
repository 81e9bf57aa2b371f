import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {placesFile, type PlacesOfFiles, withPlace} from '../../src/plugins/server-pages/places';
import {writeWhole} from './writing';

/**
 * Writes into each page of a build where it is in the site. It runs after the build, because steps within
 * the build read the pages at the same time.
 * @param folder the pages
 * @param generatedFolder the files that Docusaurus has generated for them
 * @throws Error when there is no page, or a file is missing or cannot be written
 */
export function insertPlaces(folder: string, generatedFolder: string): void {
  const places = JSON.parse(
    readFileSync(path.join(generatedFolder, placesFile), 'utf8'),
  ) as PlacesOfFiles;
  const files = Object.entries(places);
  if (files.length === 0) throw new Error(`${placesFile} describes no page.`);
  for (const [name, place] of files) {
    // Some pages have a second file, for their address with a slash at its end.
    for (const file of [name, name.replace(/\.html$/, '/index.html')]) {
      const page = path.join(folder, file);
      if (file !== name && !existsSync(page)) continue;
      writeWhole(page, withPlace(readFileSync(page, 'utf8'), place));
    }
  }
}
