import {describe, expect, it} from 'vitest';
import {changesBetween} from './changes';
import type {Facts} from './digest';
import {reportedChanges} from './compare-revisions';
import {parseLog} from './history';
import {kinds} from './kinds';
import {pageText, type Place} from './places';
import {type FollowReport, renderReport} from './report';
import {lostSources, stalePages} from './sources';

const before: Facts = {
  route: {'GET /v1/animals/{id}': [''], 'POST /v1/feed': [''], 'POST /v1/old': ['']},
  body: {
    'GET /v1/animals/{id} 200': ['Animal'],
    'POST /v1/feed body': ['FeedRequest'],
    'POST /v1/old body': ['OldRequest'],
  },
  field: {
    'Animal.food': ['Food[]'],
    'FeedRequest.amount': ['integer'],
    'Food.kind': ['string'],
    'OldRequest.what': ['string'],
  },
  command: {zoo: [''], 'zoo build': [''], 'zoo run': ['']},
  option: {'zoo build --now': [''], 'zoo run --port': ['type int, default 1', 'zoo/cli.py']},
  provider: {'inference remote::feed': ['']},
  setting: {'inference remote::feed url': ['str, default "a"', 'zoo/feed.py']},
  variable: {ZOO_PORT: ['1 or 2']},
  message: {'The door {} is stuck in its frame.': ['']},
};

const after: Facts = {
  ...before,
  route: {'GET /v1/animals/{id}': [''], 'POST /v1/feed': ['']},
  body: {'GET /v1/animals/{id} 200': ['Animal'], 'POST /v1/feed body': ['FeedAnimalRequest']},
  field: {
    'Animal.food': ['Food[]'],
    'FeedAnimalRequest.amount': ['integer'],
    'FeedAnimalRequest.animal_id': ['string, required'],
    'Food.kind': ['string'],
    'Food.weight': ['number'],
  },
  command: {zoo: [''], 'zoo run': ['']},
  option: {'zoo run --port': ['type int, default 2', 'zoo/cli.py']},
  setting: {
    'inference remote::feed url': ['str, default "b"', 'zoo/feed.py'],
    'inference remote::feed token': ['str, required', 'zoo/feed.py'],
  },
  variable: {ZOO_PORT: ['2']},
  message: {},
};

const names = (facts: Facts, later: Facts): string[] =>
  changesBetween(facts, later).map(({effect, kind, key}) => `${effect} ${kind} ${key}`);

describe('changes', () => {
  it('are none between equal facts', () => {
    expect(changesBetween(before, before)).toEqual([]);
  });

  it('come in the order in which readers suffer, without the parts of what is gone as a whole', () => {
    expect(names(before, after)).toEqual([
      'breaks route POST /v1/old',
      'breaks command zoo build',
      'breaks setting inference remote::feed token',
      'breaks field FeedAnimalRequest.animal_id',
      'differs option zoo run --port',
      'differs variable ZOO_PORT',
      'differs setting inference remote::feed url',
      'differs message The door {} is stuck in its frame.',
      'new field Food.weight',
    ]);
  });

  it('leave out a schema that only has another name, but not what changes in it', () => {
    const field = {...before.field, 'Meal.amount': ['number']} as Record<string, [string]>;
    delete field['FeedRequest.amount'];
    const body: Facts[string] = {...before.body, 'POST /v1/feed body': ['Meal']};
    expect(names(before, {...before, body, field})).toEqual(['differs field Meal.amount']);
  });

  it('are refused for a kind that nothing describes', () => {
    expect(() => changesBetween({animal: {lion: ['']}}, {})).toThrow('kind "animal"');
  });
});

const guide = pageText(
  'docs/guide.md',
  `# Feed
Build it with \`zoo build\`, then call \`POST /v1/feed\` or [feed](../api/feed-animal.api.mdx).

\`\`\`yaml
provider_type: remote::feed
config: {url: a}
\`\`\`

It runs on \`ZOO_PORT\` 1 of inference; the url in a sentence is none.

<!-- generated:options zoo build -->
| \`zoo build\` |
<!-- /generated -->

The server says "The door of the cage is stuck in its frame."
client.animals.feed(amount=2)
`,
);

const log = [
  '\0aaaaaaaaaaaaaaaa\t2026-01-02\tfeat: other port (#12)',
  '',
  'diff --git a/src/zoo/cli.py b/src/zoo/cli.py',
  '--- a/src/zoo/cli.py',
  '+++ b/src/zoo/cli.py',
  '@@ -1 +1 @@',
  '-    "--port", default=1',
  '+    "--port", default=2',
  '\0bbbbbbbbbbbbbbbb\t2026-01-01\tdocs: say it',
  '',
  'diff --git a/src/zoo/cli.py b/src/zoo/cli.py',
  '@@ -9 +9 @@',
  '+# Nothing of it.',
].join('\n');

const report = (): FollowReport['changes'] =>
  reportedChanges({
    before,
    after,
    history: parseLog(log, (file) => file.replace(/^src\//, '')),
    pages: [guide],
    operations: {
      'POST /v1/feed': {
        page: 'feed-animal.api.mdx',
        file: 'api.yaml',
        line: 7,
        calls: ['.animals.feed('],
      },
    },
    isInData: ({kind}) => kind === 'command' || undefined,
  });

const linesOf = (kind: string, key: string): Place[] => [
  ...(report().find((change) => change.kind === kind && change.key === key)?.places ?? []),
];

describe('a reported change', () => {
  it('names the lines that mention it, and which of them are written from data', () => {
    expect(linesOf('command', 'zoo build')).toEqual([
      {file: 'docs/guide.md', line: 2, generated: false},
      {file: 'docs/guide.md', line: 11, generated: true},
      {file: 'docs/guide.md', line: 12, generated: true},
    ]);
    expect(linesOf('setting', 'inference remote::feed url').map(({line}) => line)).toEqual([6]);
    expect(linesOf('setting', 'inference remote::feed token').map(({line}) => line)).toEqual([5]);
    expect(linesOf('variable', 'ZOO_PORT').map(({line}) => line)).toEqual([9]);
    expect(linesOf('message', 'The door {} is stuck in its frame.').map(({line}) => line)).toEqual([
      15,
    ]);
  });

  it('names the calls of an operation that now asks for more, and where it is described', () => {
    const change = report().find(({key}) => key === 'FeedAnimalRequest.animal_id');
    expect(change?.operations).toMatchObject([{file: 'api.yaml', line: 7}]);
    expect(change?.places.map(({line}) => line)).toEqual([2, 16]);
  });

  it('names the commits whose lines in its file mention it', () => {
    const commits = report().flatMap(({key, commits}) => commits.map(({hash}) => [key, hash]));
    expect(commits).toEqual([['zoo run --port', 'aaaaaaaaaaaaaaaa']]);
  });

  it('touches no page when too many have its words', () => {
    const pages = Array.from({length: 20}, (_, index) =>
      pageText(`docs/${index}.md`, 'Call `POST /v1/feed` with `amount`.'),
    );
    const changed = {
      ...before,
      field: {...before.field, 'FeedRequest.amount': ['number']},
    } as Facts;
    const [change] = reportedChanges({
      before,
      after: changed,
      history: new Map(),
      pages,
      operations: {},
      isInData: () => undefined,
    });
    expect(change).toMatchObject({places: [], common: 20});
  });
});

describe('the report', () => {
  const whole = (): FollowReport => ({
    from: '0123',
    to: 'v2',
    commits: 2,
    changes: report(),
    stale: [{file: 'docs/old.md', changed: ['zoo/cli.py']}],
    notCompared: ['The client was not compared.'],
  });

  it('begins with pages to correct, and is the same each time', () => {
    const text = renderReport(whole());
    expect(text).toBe(renderReport(whole()));
    expect(text).toContain(
      '# From 0123 to v2\n\n9 changes in 2 commits. 1 page to correct, 1 page to read again',
    );
    expect(text).toContain('- line 2: command `zoo build` is gone');
    expect(text).toContain(
      '- line 6: setting `inference remote::feed url`: `str, default "a"` is now `str, default "b"`',
    );
    expect(text).toContain('aaaaaaaaa (#12)');
    expect(text).toContain('| docs/old.md | 1 | zoo/cli.py |');
    expect(text).toMatch(/- The client was not compared\.\n$/);
  });

  it('puts together what changes alike for several owners', () => {
    const settings: Facts[string] = {
      'inference remote::far url': [''],
      'inference remote::near url': [''],
    };
    const changes = reportedChanges({
      before: {setting: settings},
      after: {setting: {}},
      history: new Map(),
      pages: [],
      operations: {},
      isInData: () => undefined,
    });
    expect(renderReport({...whole(), changes})).toContain(
      '| `url` of `inference remote::far`, `inference remote::near` |',
    );
  });

  it('says when nothing has changed', () => {
    const text = renderReport({
      from: 'a',
      to: 'b',
      commits: 0,
      changes: [],
      stale: [],
      notCompared: [],
    });
    expect(text).toBe('# From a to b\n\nNothing has changed.\n');
  });

  it('has a heading and a way to find each kind of fact', () => {
    for (const [kind, {title, mention}] of Object.entries(kinds)) {
      expect(title, kind).not.toBe('');
      expect(() => mention('a b c', 'old', 'new')).not.toThrow();
    }
  });
});

describe('the sources of a page', () => {
  const pages = [
    {file: 'docs/cages.md', sources: ['zoo/cages/**', 'zoo/*.py']},
    {file: 'docs/none.md', sources: ['zoo/lakes/**']},
  ];
  const files = {'zoo/cages/door/lock.py': '1', 'zoo/cli.py': '1', 'zoo/cages.md': '1'};

  it('are lost when their glob matches no file', () => {
    expect(lostSources(pages, files)).toEqual(['docs/none.md: zoo/lakes/**']);
  });

  it('make it stale when their content is not that which was read', () => {
    const now = {...files, 'zoo/cages/door/lock.py': '2', 'zoo/cages.md': '2'};
    expect(stalePages(pages, () => files, now)).toEqual([
      {file: 'docs/cages.md', changed: ['zoo/cages/door/lock.py']},
    ]);
    expect(stalePages(pages, () => now, now)).toEqual([]);
  });
});
