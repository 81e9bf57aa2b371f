import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, renameSync} from 'node:fs';
import path from 'node:path';
import {withoutUnused} from '../../src/styles/unused';
import {writeWhole} from './writing';

const sheets = 'assets/css';

/**
 * Takes rules and variables that no page can use out of the style sheets of a site whose pages are not
 * written yet. Themes bring rules for every component that they have, and each page would load them.
 * The classes of a page are named by the scripts of the server, which render it, or by those of the
 * browser. A component that puts the name of a class together from parts has to begin with a part that
 * ends with a dash.
 * @param folder the bundled site, with the scripts of the server
 * @param manifest the file in which the bundler names the style sheets of each page
 * @throws Error when there is no style sheet or script, or a file cannot be written
 */
export function keepUsedStyles(folder: string, manifest: string): void {
  const scripts = filesIn(folder, '.js').map((file) => readFileSync(file, 'utf8'));
  const styles = filesIn(path.join(folder, sheets), '.css');
  if (styles.length === 0) throw new Error(`${path.join(folder, sheets)} has no style sheet.`);
  let named = readFileSync(manifest, 'utf8');
  for (const file of styles) {
    const css = withoutUnused(readFileSync(file, 'utf8'), scripts);
    const name = path.basename(file);
    // The name changes with what is in the file: browsers keep it for good.
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const shortName = name.replace(/\.[\da-f]+\.css$/, `.${hash}.css`);
    writeWhole(file, css);
    renameSync(file, path.join(path.dirname(file), shortName));
    named = named.replaceAll(name, shortName);
  }
  writeWhole(manifest, named);
}

function filesIn(folder: string, extension: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => path.join(folder, name));
}
