import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {SourceData} from '@site/src/facts/data-types';
import {readSourceData} from '@site/src/files/source';
import {mentionsOf} from '@site/src/release/pins';
import {siteVersions} from '@site/src/site/versions';
import {projectRoot, readJson} from '../support/specifications';

const versions = siteVersions.map(({name, docsFolder}) => ({
  name,
  docsFolder,
  source: readSourceData(name),
}));

/** How many digits of a commit nobody writes by chance. */
const digits = 7;

/** What no file but `source.json` may say by itself: commits, and tags that are not the name of a release. */
function revisionsOf({framework, clients}: SourceData): string[] {
  const pins = [framework, clients.python, clients.typescript];
  return pins.flatMap(({commit, tag}) => [
    commit.slice(0, digits),
    ...(tag?.includes('-') ? [tag] : []),
  ]);
}

/** Lists the lines of a text that name a revision and are not written from the source. */
function copiesIn(file: string, text: string, source?: SourceData): string[] {
  const written = new Set(source ? mentionsOf(text, source).map(({line}) => line) : []);
  const revisions = versions.flatMap((version) => revisionsOf(version.source));
  return text.split('\n').flatMap((line, index) => {
    const found = revisions.find((revision) => line.includes(revision));
    return found === undefined || written.has(index + 1)
      ? []
      : [`${file}:${index + 1} names ${found}: read it from source.json`];
  });
}

/** What runs and tools have written, with the revisions that they were about, and addresses of programs. */
const records =
  /(?:^|\/)(?:source|reviews|follow|corrections|foresight|probes|answers|tasks|composition-runs|stores|installs|cluster|containers|verification|framework|stated|package-lock)\.json$|^data\/public-programs\.yaml$|^verification\/constraints\/|^openapi\/[^/]+\/imported\.yaml$/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:mdx?|[cm]?tsx?|json|ya?ml|txt|py|sh)$/.test(file))
  .filter((file) => !records.test(file) && existsSync(path.join(projectRoot, file)));

describe('the revisions that the site documents', () => {
  it('are in source.json alone, and in what is written from it', () => {
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) => {
      const version = versions.find(({docsFolder}) => file.startsWith(`${docsFolder}/`));
      const text = readFileSync(path.join(projectRoot, file), 'utf8');
      // Generated blocks are written from records.
      const own = text.replace(/<!-- generated:[\s\S]*?<!-- \/generated -->/g, (block) =>
        block.replace(/[^\n]/g, ''),
      );
      return copiesIn(file, own, version?.source);
    });
    expect(found).toEqual([]);
  });

  it('are found where they are copied', () => {
    const [{source} = {source: undefined}] = versions;
    const {commit = ''} = source?.framework ?? {};
    const short = commit.slice(0, digits);
    expect(copiesIn('a.ts', `one\nconst pin = '${short}';`, source)).toEqual([
      `a.ts:2 names ${short}: read it from source.json`,
    ]);
    expect(copiesIn('a.md', `git checkout ${short}`, source)).toEqual([]);
    expect(copiesIn('a.ts', `git checkout ${short}`)).toHaveLength(1);
  });

  it.each(versions)('of $name are those that its pages name', ({docsFolder, source}) => {
    const pages = files.filter((file) => file.startsWith(`${docsFolder}/`));
    const mentions = pages.flatMap((file) =>
      mentionsOf(readFileSync(path.join(projectRoot, file), 'utf8'), source).map((mention) => ({
        file,
        ...mention,
      })),
    );
    expect(mentions.length).toBeGreaterThan(10);
    expect(mentions.filter(({found, expected}) => found !== expected)).toEqual([]);
  });

  it.each(versions)('of the client for Node.js in $name are those in package.json', ({source}) => {
    const {devDependencies} = readJson<{devDependencies: Readonly<Record<string, string>>}>(
      'package.json',
    );
    const {package: name, checkedWith} = source.clients.typescript;
    const {dependency, release} = checkedWith;
    const alias = dependency === name ? release : `npm:${name}@${release}`;
    expect(devDependencies[dependency]).toBe(alias);
  });

  it.each(versions)('of what $name installs from a registry have a tag', ({source}) => {
    const {framework, clients} = source;
    for (const {published, tag} of [framework, clients.python, clients.typescript]) {
      expect(published && tag === undefined).toBe(false);
    }
  });
});
