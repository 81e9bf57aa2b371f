import {readFileSync} from 'node:fs';
import path from 'node:path';
import {nextReleaseAfter} from '../../../src/release/version-name';
import {commitAll, runIn} from '../project-copy';
import {type Build, build, buildFromNothing} from './build';

/** A build of the site with a number of releases. */
export interface SizedBuild extends Build {
  readonly releases: number;
}

/**
 * Builds a copy of the site with more and more releases: each is cut from the unreleased version. Gives a
 * build when it has ended.
 * @param folder the copy, with a clean tree
 * @param counts numbers of releases, from small to large
 * @throws Error when a command fails, or the site has more releases than the first number
 */
export async function* measureGrowth(
  folder: string,
  counts: readonly number[],
): AsyncGenerator<SizedBuild> {
  const releases = (): string[] =>
    JSON.parse(readFileSync(path.join(folder, 'versions.json'), 'utf8')) as string[];
  for (const count of counts) {
    while (releases().length < count) {
      const name = nextReleaseAfter(releases()[0] ?? '');
      runIn(folder, 'npm', 'run', '--silent', 'version:cut', '--', name, '--checked');
      commitAll(folder, `docs: cut ${name}`);
    }
    const {length} = releases();
    if (length !== count) {
      throw new Error(`Expected to build ${count} releases, but the site has ${length} already.`);
    }
    // Draws the pictures, whose time is another.
    await build(folder);
    yield {releases: count, ...(await buildFromNothing(folder))};
  }
}
