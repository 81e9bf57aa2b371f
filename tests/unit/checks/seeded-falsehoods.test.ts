import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkPage} from '../../checks';
import {describeFinding, type PageFinding, toPage} from '@docs-kit/docs-facts/checks';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {archivedReleases, latestVersion, siteVersions} from '@site/src/site/versions';
import {readCheckFacts} from '../../support/check-facts';
import {servedSpecifiedRelease} from '../../support/specification-facts';

interface Pair {
  readonly both?: true;
  readonly version?: string;
  readonly page?: string;
  readonly false: string;
  readonly true: string;
  readonly bare?: string;
  readonly bareTrue?: string;
  readonly language?: string;
  readonly missed?: string;
}

interface Seed {
  readonly version: string;
  readonly form: string;
  readonly page: string;
  readonly text: string;
  readonly missed?: string;
}

/** What pairs call the release of the specification: no test names one by hand. */
const specified = '$specified';
const pairs = parse(
  readFileSync(path.join(__dirname, 'seeded-falsehoods.yaml'), 'utf8')
    .replaceAll(specified, servedSpecifiedRelease?.name ?? specified)
    .replaceAll('$archived', archivedReleases[0]?.[0] ?? ''),
) as Readonly<
  Record<'sentences' | 'entries' | 'fences' | 'links' | 'messages' | 'rows', readonly Pair[]>
>;

const facts = new Map(siteVersions.map(({name}) => [name, readCheckFacts(name)]));

/** Versions that a pair calls by what they are, not by their names. */
const versionsCalled: Readonly<Record<string, readonly string[]>> = {
  release: [latestVersion.name],
  specified: servedSpecifiedRelease ? [servedSpecifiedRelease.name] : [],
};

/** Forms in which a sentence is tried. */
const sentenceForms: Readonly<Record<string, (text: string) => string>> = {
  prose: (text) => `Before it. ${text} And after it.`,
  table: (text) => `| Case | What to do |\n| --- | --- |\n| One | ${text} |`,
  list: (text) => `- First.\n- ${text}`,
};
/** Forms in which a name is tried without backticks. */
const bareForms: Readonly<Record<string, (name: string) => string>> = {
  heading: (name) => `## About ${name}`,
  tab: (name) => `<TabItem value="a" label="With ${name}">\n\nText.\n\n</TabItem>`,
  'title of a fence': (name) => `\`\`\`text title="${name}"\nx\n\`\`\``,
  description: (name) => `---\ntitle: A\ndescription: Tells about ${name} and more.\n---\n\nText.`,
};

/** Forms in which a text that a program shows is quoted. */
const messageForms: Readonly<Record<string, (text: string) => string>> = {
  'table of failures': (text) => `| What you see | Cause |\n| --- | --- |\n| \`${text}\` | One |`,
  sentence: (text) => `Without it, the server answers 400 with \`${text}\`.`,
  quotation: (text) => `- The log of the server then says "${text}" and no more.`,
  'cell about the cause': (text) => `| Field | Rule |\n| --- | --- |\n| One | Prints \`${text}\` |`,
};

function seedsOf(truth: 'false' | 'true'): Seed[] {
  const inVersions = ({both, version = '', ...pair}: Pair): readonly string[] => {
    if (pair[truth].includes(specified) && !servedSpecifiedRelease) return [];
    return both ? siteVersions.map(({name}) => name) : (versionsCalled[version] ?? [version]);
  };
  const seed = (pair: Pair, form: string, text: string): Seed[] =>
    inVersions(pair).map((version) => ({
      version,
      form,
      page: pair.page ?? 'concepts/page',
      text: `${text}\n\nLlama Stack.\n`,
      ...(pair.missed !== undefined && {missed: pair.missed}),
    }));
  return [
    ...[...pairs.sentences, ...pairs.links].flatMap((pair) =>
      Object.entries(sentenceForms).flatMap(([form, write]) =>
        seed(pair, form, write(pair[truth])),
      ),
    ),
    ...pairs.sentences.flatMap((pair) => {
      const name = truth === 'true' ? pair.bareTrue : pair.bare;
      return name === undefined
        ? []
        : Object.entries(bareForms).flatMap(([form, write]) => seed(pair, form, write(name)));
    }),
    ...pairs.messages.flatMap((pair) =>
      Object.entries(messageForms).flatMap(([form, write]) => seed(pair, form, write(pair[truth]))),
    ),
    ...pairs.rows.flatMap((pair) =>
      seed(pair, 'row', `| What you see | Cause |\n| --- | --- |\n| ${pair[truth]} | One |`),
    ),
    ...pairs.entries.flatMap((pair) =>
      seed(pair, 'entry', `- \`first\`: string, optional\\\n  Text.\n- ${pair[truth]}\\\n  Text.`),
    ),
    ...pairs.fences.flatMap((pair) =>
      seed(pair, pair.language ?? '', `\`\`\`${pair.language ?? ''}\n${pair[truth]}\n\`\`\``),
    ),
  ];
}

function findingsOf({version, page, text}: Seed): PageFinding[] {
  const known = facts.get(version);
  if (!known) throw new Error(`The version "${version}" is none of this site.`);
  const file = `${page}.md`;
  return checkPage(toPage(file, page, parsePage(file, text)), known, text);
}

const name = ({version, form, text}: Seed): string => `${version}, ${form}: ${text}`;

describe('seeded falsehoods', () => {
  const seeds = seedsOf('false');
  const uncaught = seeds.filter((seed) => findingsOf(seed).length === 0);

  it('are caught, but for those that are listed with a reason', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(80);
    expect(uncaught.filter(({missed}) => missed === undefined).map(name)).toEqual([]);
  });

  it('are caught in at least 95 of 100 cases', () => {
    expect(1 - uncaught.length / seeds.length).toBeGreaterThanOrEqual(0.95);
  });

  it('are listed as missed only while they are', () => {
    const caught = seeds.filter((seed) => !uncaught.includes(seed));
    expect(caught.filter(({missed}) => missed !== undefined).map(name)).toEqual([]);
  });
});

describe('true statements of the same forms', () => {
  const seeds = seedsOf('true');

  it('are never reported', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(200);
    expect(
      seeds.flatMap((seed) =>
        findingsOf(seed).map((finding) => `${name(seed)}: ${describeFinding(finding)}`),
      ),
    ).toEqual([]);
  });
});
