import type {Commit as ParsedCommit} from 'conventional-commits-parser';
import type {CloneState} from '../../src/files/history';
import {proseToMdx} from '@docs-kit/mdx-writer';

/** A commit as git has it. */
export interface HistoryCommit {
  /** Subject and body. */
  readonly message: string;
  /** Day of the commit: `2026-11-22`. */
  readonly date: string;
  /** Version that the commit completes: it has its tag, or raised the version of package.json. */
  readonly release?: string;
}

/** The commits of one version of the project. */
export interface Release {
  readonly version: string;
  /** Day on which it was completed; a version under way has none. */
  readonly date?: string;
  /** Newest first. */
  readonly commits: readonly HistoryCommit[];
}

interface Section {
  readonly title: string;
  readonly scopes: readonly string[];
}

/**
 * Says why a history is not enough for a changelog, and what to do.
 * @returns undefined when it is
 */
export function historyProblem(state: CloneState): string | undefined {
  if (state === 'full') return undefined;
  return state === 'shallow'
    ? 'A changelog needs the whole history, and this is a shallow clone, which has the newest commits alone. Get the others with `git fetch --unshallow`, then run the command again.'
    : 'A changelog needs the history, and this folder is not a clone of the repository. Clone it with git instead of unpacking an archive.';
}

/** What readers of the changelog look for, in this order. Scopes of commits say what they changed. */
const sections: readonly Section[] = [
  {
    title: 'Reading the site',
    scopes: [
      'api',
      'color-mode',
      'components',
      'css',
      'elements',
      'failed-start',
      'home',
      'navigation',
      'pages',
      'print',
      'reference',
      'routes',
      'samples',
      'site',
      'tables',
      'theme',
      'upgrade',
      'versions',
    ],
  },
  {title: 'Search', scopes: ['search']},
  {
    title: 'Guides and specifications',
    scopes: ['docs', 'guides', 'openapi', 'verification'],
  },
  {title: 'Programs that read the site', scopes: ['copies', 'data-sets', 'markdown', 'mcp', 'seo']},
  {title: 'Publishing the site', scopes: ['hosting', 'redirects', 'security']},
  {
    title: 'Working on the documentation',
    scopes: [
      'build',
      'checks',
      'config',
      'data',
      'plugins',
      'prose',
      'release',
      'remark',
      'repo',
      'scripts',
      'verify',
      'version',
    ],
  },
];

const otherChanges = 'Other changes';

/** Scopes whose changes nobody notices but who makes them. */
const internalScopes: readonly string[] = [
  'audit',
  'bench',
  'contributing',
  'e2e',
  'engines',
  'nightly',
  'test',
  'tests',
  'visual',
];

/** Types of commits that are listed, in the order within a section. */
const listedTypes: readonly string[] = ['feat', 'perf', 'fix', 'docs'];

/**
 * What a first release does not list: it corrects or improves what nobody has had before, and is
 * part of what the other types announce.
 */
const laterTypes: readonly string[] = ['perf', 'fix'];

/**
 * Divides the history into releases. A commit belongs to the next release that was completed after it.
 * @param commits newest first
 * @param version that of package.json, under which commits stand that no release has yet
 * @throws Error when there is no commit
 */
export function releasesOf(commits: readonly HistoryCommit[], version: string): Release[] {
  if (commits.length === 0) throw new Error('The history has no commit to make a changelog from.');
  const releases: {version: string; date?: string; commits: HistoryCommit[]}[] = [];
  for (const commit of commits) {
    if (commit.release !== undefined) {
      releases.push({version: commit.release, date: commit.date, commits: [commit]});
    } else if (releases.length === 0) {
      // After a release, package.json has its version until it is raised for the next one.
      const isComplete = commits.some(({release}) => release === version);
      releases.push({version: isComplete ? 'Next version' : version, commits: [commit]});
    } else {
      releases.at(-1)?.commits.push(commit);
    }
  }
  return releases;
}

function headingOf({version, date}: Release): string {
  return `${version} (${date ?? 'in preparation'})`;
}

/** Writes the changelog, newest release first. */
export async function writeChangelog(releases: readonly Release[]): Promise<string> {
  const texts: string[] = [];
  for (const [index, release] of releases.entries()) {
    texts.push(await writeRelease(release, index === releases.length - 1));
  }
  const introduction =
    '# Changelog\n\nWhat changed for people who read, publish or write this documentation, by version of the project. `npm run changelog` writes this file from the messages of commits: do not edit it.';
  return `${[introduction, ...texts].join('\n\n')}\n`;
}

async function writeRelease(release: Release, isFirst: boolean): Promise<string> {
  // Both packages can only be imported by modules of ECMAScript, which the scripts are not.
  const {CommitParser} = await import('conventional-commits-parser');
  const {writeChangelogString} = await import('conventional-changelog-writer');
  const parser = new CommitParser();
  const listed = release.commits
    .map(({message}) => parser.parse(message))
    .filter(({type, scope}) => isListed(type, scope, isFirst));
  const text = await writeChangelogString(
    listed,
    {version: headingOf(release)},
    {
      transform: (commit) => ({
        subject: line(commit.subject ?? ''),
        section: sectionOf(commit),
      }),
      groupBy: 'section',
      commitGroupsSort: (one, other) => orderOf(one.title) - orderOf(other.title),
      commitsSort: (one, other) => rankOf(one) - rankOf(other),
      mainTemplate: `## {{version}}
{{#each commitGroups}}

### {{title}}

{{#each commits}}
- {{{subject}}}
{{/each}}
{{/each}}`,
    },
  );
  return text.trim().replace(/\n{3,}/g, '\n\n');
}

function isListed(type: unknown, scope: unknown, isFirst: boolean): boolean {
  if (typeof type !== 'string' || !listedTypes.includes(type)) return false;
  if (typeof scope === 'string' && internalScopes.includes(scope)) return false;
  // The documents of the repository itself, which those who need them read.
  if (type === 'docs' && scope === 'repo') return false;
  return !(isFirst && laterTypes.includes(type));
}

function sectionOf({type, scope}: ParsedCommit): string {
  // Scopes of documents name what they are about, such as `security`.
  const name = type === 'docs' ? 'docs' : (scope ?? '');
  return sections.find(({scopes}) => scopes.includes(name))?.title ?? otherChanges;
}

const rankOf = ({type}: ParsedCommit): number => listedTypes.indexOf(type ?? '');

function orderOf(title: string | false): number {
  const index = sections.findIndex((section) => section.title === title);
  return index === -1 ? sections.length : index;
}

/** A subject as a sentence begins. */
function line(subject: string): string {
  return proseToMdx(subject.charAt(0).toUpperCase() + subject.slice(1));
}
