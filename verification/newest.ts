import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Target} from '@docs-kit/docs-verify/target';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import {listFiles} from '../src/files/list-files';
import {siteVersion} from '../src/site/versions';

const root = path.resolve(__dirname, '..');

/** What pymilvus has brought along in earlier releases; the page of the provider installs it, too. */
const installedToo = ['milvus-lite', 'setuptools'];

/**
 * The upper limits of packages that a text names, such as `"mcp<2"`.
 * @returns names with limits, sorted, each once
 */
export function limitsIn(texts: readonly string[]): string[] {
  const limit = /["']([a-z][\w.-]*)(?:\[[\w,]+\])?(?:[>=]=[\d.]+,)?(<[\d.]+)["']/g;
  const found = texts.flatMap((text) =>
    [...text.matchAll(limit)].map(([, name = '', version = '']) => name + version),
  );
  return [...new Set(found)].sort();
}

/**
 * A version with the newest releases of all other packages that the limits on its pages admit, as
 * readers get them today. Environments are named by the text of these limits, so each day has its own.
 * @throws Error when the pages name no limit
 */
export function withNewestPackages(
  version: VerifiedVersion,
  target: Target,
): [version: VerifiedVersion, target: Target] {
  const {docsFolder} = siteVersion(version.name);
  const pages = listFiles(docsFolder, /\.mdx?$/);
  const limits = limitsIn(pages.map((file) => readFileSync(path.join(root, file), 'utf8')));
  if (limits.length === 0) {
    throw new Error(`No page in ${docsFolder} names a limit of a package, such as "mcp<2".`);
  }
  const day = new Date().toISOString().slice(0, 10);
  const constraints = path.join(root, '.generated/verification/newest.txt');
  writeFileAtomic(constraints, `# The newest releases on ${day}\n${limits.join('\n')}\n`);
  return [
    {...version, constraints, packages: [...version.packages, ...installedToo]},
    {...target, isPinned: false, isNewest: true},
  ];
}
