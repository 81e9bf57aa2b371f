import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf, type Source} from '@docs-kit/static-hosting/provenance';

const root = path.resolve(__dirname, '../..');

/** What a build of this project is made from: its commit, and the tools in `package-lock.json`. */
export function describeSource(): Source {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const {packages} = JSON.parse(lock.toString()) as {packages: Record<string, {version: string}>};
  return {
    commit: git('rev-parse', 'HEAD'),
    isModified: git('status', '--porcelain') !== '',
    tools: {
      node: process.version,
      docusaurus: packages['node_modules/@docusaurus/core']?.version ?? '',
      'package-lock.json': `sha256:${hashOf(lock)}`,
    },
  };
}

/** @returns nothing outside of a repository, as in an unpacked archive of the source */
function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: 'pipe'}).trim();
  } catch {
    return '';
  }
}
