import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, renameSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {isClassOff} from '../../src/styles/settings';
import {withoutUnused} from '../../src/styles/unused';
import {writeWhole} from './writing';

const sheets = 'assets/css';

/**
 * Takes rules and variables that no page can use out of the style sheets of a site whose pages are not
 * written yet. Themes bring rules for every component that they have, and each page would load them.
 * The classes of a page are named by the scripts of the server, which render it, or by those of the
 * browser. A component that puts the name of a class together from parts has to begin with a part that
 * ends with a dash.
 * A site whose settings change while a page is open says so with `customFields.settingsChange`, and keeps
 * the rules for all settings.
 * @param folder the bundled site, with the scripts of the server
 * @param generatedFolder the files that Docusaurus has generated for it
 * @throws Error when there is no style sheet or script, or a file cannot be written
 */
export function keepUsedStyles(folder: string, generatedFolder: string): void {
  const scripts = filesIn(folder, '.js').map((file) => readFileSync(file, 'utf8'));
  const {themeConfig, customFields, headTags} = readConfig(generatedFolder);
  const isUnused = customFields?.settingsChange === true ? () => false : isClassOff(themeConfig);
  // Elements of the head may have styles, and variables in them.
  const naming = [...scripts, JSON.stringify(headTags)];
  const manifest = path.join(generatedFolder, 'client-manifest.json');
  const styles = filesIn(path.join(folder, sheets), '.css');
  if (styles.length === 0) throw new Error(`${path.join(folder, sheets)} has no style sheet.`);
  let named = readFileSync(manifest, 'utf8');
  for (const file of styles) {
    const css = withoutUnused(readFileSync(file, 'utf8'), naming, isUnused);
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

/** The configuration of the site, complete with the defaults of the theme: JSON in a module. */
function readConfig(generatedFolder: string) {
  const module = readFileSync(path.join(generatedFolder, 'docusaurus.config.mjs'), 'utf8');
  const json = /^export default (\{.*\});\s*$/ms.exec(module)?.[1];
  if (!json) {
    throw new Error(
      `Expected "export default {…};" in docusaurus.config.mjs of ${generatedFolder}. Compare scripts/support/used-styles.ts with what this release of Docusaurus writes.`,
    );
  }
  return JSON.parse(json) as {
    readonly themeConfig: ThemeConfig;
    readonly customFields?: Readonly<Record<string, unknown>>;
    readonly headTags: unknown;
  };
}

function filesIn(folder: string, extension: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => path.join(folder, name));
}
