import {createHash} from 'node:crypto';
import path from 'node:path';

/** What names the class of a CSS module, as `css-loader` asks for it. */
export type ClassNaming = (
  context: {readonly resourcePath: string},
  pattern: string,
  local: string,
) => string;

/** 3,844 ends for each name that modules share, which are a dozen at most. */
const length = 2;

/**
 * Names classes of CSS modules by their own name and two characters of a hash of the module: most of
 * what a style sheet cannot be compressed by are the hashes, and two characters tell modules apart that
 * use the same name. The name stays at the beginning, where `[class*='tocCollapsible']` looks for it.
 * @param root folder that paths begin at, so that each copy of the project has the same names
 * @returns what names a class
 * @throws Error, when it is called, where two modules would give two classes the same name
 */
export function shortClassNames(root: string): ClassNaming {
  const owners = new Map<string, string>();
  return ({resourcePath}, _, local) => {
    const file = path.relative(root, resourcePath).split(path.sep).join('/');
    const name = `${local}_${endOf(`${file} ${local}`)}`;
    const owner = owners.get(name) ?? file;
    if (owner !== file) {
      throw new Error(
        `Expected one module to have the class ${name}, found ${owner} and ${file}. Rename ${local} in one of them, or raise the length in src/plugins/short-class-names/class-names.ts.`,
      );
    }
    owners.set(name, file);
    return name;
  };
}

/** Letters and digits only: a dash at the end of a class would begin others for `src/styles`. */
function endOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('base64');
  return hash.replace(/[^a-z\d]/gi, '').slice(0, length);
}
