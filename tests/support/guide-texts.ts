import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {codeOf, type PageCode, parsePage} from '@site/src/remark/parse-page';
import {projectRoot} from './specifications';

const read = new Map<string, PageCode>();

/**
 * Reads the code of all guides of a version, once in a process.
 * @throws Error when there is no guide, or one is no valid MDX
 */
export function readGuideCode(docsFolder: string): PageCode {
  const known = read.get(docsFolder);
  if (known) return known;
  const files = readdirSync(path.join(projectRoot, docsFolder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(docsFolder, name.replaceAll(path.sep, '/')));
  if (files.length === 0) throw new Error(`${docsFolder} has no guide.`);
  const parts = files.map((file) =>
    codeOf(file, parsePage(file, readFileSync(path.join(projectRoot, file), 'utf8'))),
  );
  const code = {
    fences: parts.flatMap(({fences}) => fences),
    inline: parts.flatMap(({inline}) => inline),
  };
  read.set(docsFolder, code);
  return code;
}
