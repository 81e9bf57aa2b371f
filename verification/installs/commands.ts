import {readFileSync} from 'node:fs';
import path from 'node:path';
import {codeOf, type PageCode, parsePage} from '@docs-kit/docs-facts/markdown';
import {listFiles} from '../../src/files/list-files';
import {siteVersion} from '../../src/site/versions';
import {pageIdOf} from '../guides/fences';

const root = path.resolve(__dirname, '../..');

/** A page, or a part that pages import, with its code. */
export interface InstallingPage extends PageCode {
  readonly id: string;
}

/** Commands that install packages one after another, wherever pages have them. */
export interface Installation {
  readonly commands: readonly string[];
  /** Ids of the pages, sorted. */
  readonly pages: readonly string[];
  /** What these pages have readers do before: commands that write limits of packages. */
  readonly before: readonly string[];
  /** What they have readers save: contents by path. */
  readonly files: Readonly<Record<string, string>>;
  /** How the page about the distribution that is built starts its server, on one line each. */
  readonly start?: readonly string[];
}

/** Reads the guides of a version, and their parts, for their commands. */
export function installingPages(versionName: string): InstallingPage[] {
  const {docsFolder} = siteVersion(versionName);
  return listFiles(docsFolder, /\.md$|(?:^|[/\\])_[^/\\]+\.mdx$/).map((file) => {
    const tree = parsePage(file, readFileSync(path.join(root, file), 'utf8'));
    return {id: pageIdOf(file, docsFolder), ...codeOf(file, tree)};
  });
}

const installs = /\bpip3? install\b|\buv (?:sync|add)\b|\bllama stack build\b/;
/** Commands that name a command which installs, and print only. */
const prints = /--list-distros|--print-deps-only(?!.*\bxargs\b)|\[OPTIONS\]/;
/** Those that give readers the framework: what others begin with. */
export const givesFramework =
  /^uv sync|pip install (?:.* )?["']?llama-stack(?:-client)?(?:\[\w+\])?(?:==| @)/;
/** What enters an environment that a build has made, so that commands after it install there. */
export const entersBuild = /^source (?!\.venv\/)\S+\/bin\/activate$/;
const writesLimits = /^(?:printf|echo) .*> ?([\w.-]+\.txt)$/;

/**
 * The commands of a shell fence, each on one line. A checkout that is built into its own environment has
 * the framework that the environment has anyway.
 */
const linesOf = (code: string): string[] =>
  code
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^LLAMA_STACK_DIR=\. (?=llama stack build --distro \S+ --image-type venv$)/, ''),
    );

/**
 * What a page about a distribution has readers do up to its first start of a server: the program that
 * writes the run file, variables, and the start.
 */
function startOf(id: string, shells: readonly (readonly string[])[]): string[] | undefined {
  const starts = /^llama stack run /;
  const at = shells.findIndex((lines) => lines.some((line) => starts.test(line)));
  if (at < 0 || !/^distributions\/\w+_distro\/(?!starter$)/.test(id)) return undefined;
  const written = shells
    .slice(0, at)
    .flat()
    .filter((line) => /^python make_\w+\.py$/.test(line));
  const lines = shells[at] ?? [];
  const run = lines.findIndex((line) => starts.test(line));
  return [
    ...new Set(written),
    ...lines.slice(0, run).filter((line) => line.startsWith('export ')),
    lines[run] ?? '',
  ];
}

/**
 * Finds what pages install, each sequence of commands once. Commands that give readers the framework are
 * apart from those that follow.
 * @throws Error when the pages install nothing
 */
export function installationsOf(pages: readonly InstallingPage[]): Installation[] {
  const found = new Map<string, Installation>();
  for (const {id, fences, inline} of pages) {
    const shells = fences
      .filter(({language}) => language === 'bash')
      .map(({code}) => linesOf(code));
    const limits = shells.flat().filter((line) => writesLimits.test(line));
    const start = startOf(id, shells);
    const files = Object.fromEntries(
      fences.flatMap(({meta, code}) => {
        const [, title] = /title="([^" ]+)"/.exec(meta) ?? [];
        return title === undefined ? [] : [[title, code] as const];
      }),
    );
    const inText = inline
      .filter(({code}) => /^(?:uv )?pip3? install /.test(code))
      .map(({code}) => [code]);
    for (const lines of [...shells, ...inText]) {
      const commands = lines.filter(
        (line) => entersBuild.test(line) || (installs.test(line) && !prints.test(line)),
      );
      // Without a command on both sides, nothing is installed there.
      while (entersBuild.test(commands[0] ?? '')) commands.shift();
      while (entersBuild.test(commands.at(-1) ?? '')) commands.pop();
      for (const part of [
        commands.filter((line) => givesFramework.test(line)),
        commands.filter((line) => !givesFramework.test(line)),
      ]) {
        if (part.length === 0) continue;
        const key = part.join('\n');
        const known = found.get(key);
        const named = limits.filter((line) => key.includes(writesLimits.exec(line)?.[1] ?? line));
        const isOfDistribution = key.includes(`llama stack build --distro ${path.basename(id)} `);
        const starting = known?.start ?? (isOfDistribution ? start : undefined);
        found.set(key, {
          commands: part,
          pages: [...new Set([...(known?.pages ?? []), id])].sort(),
          before: known?.before.length ? known.before : named,
          files: {...files, ...known?.files},
          ...(starting && {start: starting}),
        });
      }
    }
  }
  if (found.size === 0) throw new Error('No page has a command that installs anything.');
  return [...found.values()];
}

/** Why commands are not run, by what they have. */
const notRun: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/docker|--image-type container/, 'needs Docker'],
  [/trustyai-explainability/, 'needs a clone from GitHub'],
  [/blocklist-build/, 'needs a package that you have published'],
  [/^(?:\w+=\S+ )*llama stack build$/m, 'asks questions'],
  [
    /--no-sync|^uv sync|pip install (?:-e|\.$)/m,
    'takes the releases of a lock file, or a checkout',
  ],
];

/** Why packages are not installed that are too large, or need a graphics processor. */
export const reasonOfSize = 'needs a download of PyTorch';

/** Why they only look for releases that go together. */
const notInstalled: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\btorch(?:ao|tune|vision)?\b(?!.*extra-index)|meta-reference-gpu/, reasonOfSize],
];

const reasonIn =
  (reasons: typeof notRun) =>
  ({commands}: Pick<Installation, 'commands'>): string | undefined =>
    reasons.find(([pattern]) => pattern.test(commands.join('\n')))?.[1];

/** Why commands are not run here; undefined where they are. */
export const reasonNotToRun = reasonIn(notRun);

/** Why commands only resolve: what they install is too large, or needs a graphics processor. */
export const reasonNotToInstall = reasonIn(notInstalled);
