/** How pages name facts of each kind. */

/** What a page is searched for. */
export interface Mention {
  /** Texts or expressions, one of which a line has. */
  readonly words: readonly (string | RegExp)[];
  /** Words that the page has somewhere, because the others alone could mean something else. */
  readonly on?: readonly string[];
  /** A part of the page's path. */
  readonly file?: string;
  /** Whether only code counts: fences, and spans in sentences. */
  readonly inCode?: boolean;
}

export interface Kind {
  /** Heading of its table in a report. */
  readonly title: string;
  /** What follows by itself once the data has the change. */
  readonly automatic: string;
  /** Whether readers hardly notice when one is gone. */
  readonly mild?: boolean;
  /** Whether readers have to add it when it is new and required. */
  readonly isGiven?: boolean;
  /** Whether it belongs to operations of the API. */
  readonly ofApi?: boolean;
  /** How many words at the beginning of a name say whose fact it is. */
  readonly owner?: number;
  /** The kind of what it is a part of: when that is gone or new, its parts are not worth a word. */
  readonly partOf?: string;
  readonly mention: (key: string, before?: string, after?: string) => Mention;
}

const last = (key: string): string => key.split(' ').at(-1) ?? '';
const rest = (key: string): string => key.split(' ').slice(0, -1).join(' ');

/** What names a provider on a page: its API and its type. */
const provider = (key: string): string[] => key.split(' ').slice(0, 2);

/** Whether something must now be given that could not be given before. */
export const isAsked = (before?: string, after?: string): boolean =>
  before === undefined && after?.endsWith('required') === true;

/** A path as guides write it, with a value for each parameter. */
export function pathPattern(route: string): RegExp {
  const parts = last(route)
    .replace(/:path\}/g, '}')
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(
    String.raw`(?<![a-z])${parts.join(String.raw`[^/\s"'\x60)]+`)}(?![\w/{-]|\.\w)`,
  );
}

/** A message with whatever is filled in. */
function messagePattern(text: string): RegExp {
  const escaped = text
    .split('{}')
    .map((part) => part.trim().replace(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`));
  return new RegExp(escaped.filter(Boolean).join('.{0,80}?'));
}

const changedWords = (before = '', after = ''): string[] => {
  const words = (text: string): string[] => text.match(/[\w.:-]{4,}/g) ?? [];
  const [old, now] = [words(before), words(after)];
  const changed = [
    ...old.filter((word) => !now.includes(word)),
    ...now.filter((word) => !old.includes(word)),
  ];
  return [...new Set(changed)];
};

/** Values of a fact that has several, which a later revision lacks. */
const goneValues = (before: string, after: string): string[] => {
  const now = after.split(' or ');
  return before.split(' or ').filter((value) => value !== '' && !now.includes(value));
};

/** A key of YAML, or a name in a sentence; one at the top of a file has nothing before it. */
const keyPattern = (name: string, isTop: boolean): RegExp =>
  new RegExp(`${isTop ? '^' : '(?<![\\w.-])'}${name}:|^${name}$`, 'm');

const ofApi = {
  isGiven: true,
  ofApi: true,
  automatic: 'the page of the operation, its samples and the upgrade page, from the specification',
};

/** Kinds of facts, what readers call first. */
export const kinds: Readonly<Record<string, Kind>> = {
  route: {
    ...ofApi,
    isGiven: false,
    title: 'Routes',
    mention: (key) => ({words: [pathPattern(key)]}),
  },
  command: {
    title: 'Commands',
    automatic: 'the tables of commands and the upgrade page',
    mention: (key) => ({words: [key]}),
  },
  option: {
    title: 'Options of commands',
    automatic: 'the tables of commands and the upgrade page',
    isGiven: true,
    partOf: 'command',
    mention: (key) => ({words: [last(key)], on: [rest(key)], inCode: true}),
  },
  variable: {
    title: 'Environment variables',
    automatic: 'the tables of variables and the upgrade page',
    mention: (key, before, after) => ({
      words: before === undefined || after === undefined ? [key] : goneValues(before, after),
      on: [key],
    }),
  },
  provider: {
    title: 'Providers',
    automatic: 'the lists of providers, the tables of distributions and the upgrade page',
    owner: 1,
    mention: (key) => ({words: [last(key)], on: [provider(key)[0] ?? '']}),
  },
  setting: {
    title: 'Settings of providers',
    automatic: 'the table of the provider and the upgrade page',
    isGiven: true,
    owner: 2,
    partOf: 'provider',
    mention: (key, before, after) => ({
      words: [isAsked(before, after) ? (provider(key)[1] ?? '') : last(key)],
      on: provider(key),
      inCode: true,
    }),
  },
  configuration: {
    title: 'Run configuration',
    automatic: 'nothing',
    isGiven: true,
    mention: (key) => ({
      words: [keyPattern(key.split(/\.|: /).at(-1) ?? '', !/[.:]/.test(key))],
      inCode: true,
    }),
  },
  'stock configuration': {
    title: 'Stock run configurations',
    automatic: 'the tables of the distribution',
    owner: 1,
    mention: (key, before, after) => {
      const [distribution = '', ...entry] = key.split(' ');
      const isKey = entry.length === 1;
      return {
        words:
          before !== undefined && after !== undefined
            ? changedWords(before, after)
            : [isKey ? keyPattern(last(key), true) : last(key)],
        file: distribution.split('/')[0],
        inCode: true,
      };
    },
  },
  method: {
    title: 'Methods of the client',
    automatic: 'the tables of the client and the upgrade page',
    mention: (key) => ({words: [`${key.replace(/^client/, '')}(`, key.replace(/^client/, '')]}),
  },
  argument: {
    title: 'Arguments of the client',
    automatic: 'the tables of the client and the upgrade page',
    isGiven: true,
    owner: 1,
    partOf: 'method',
    mention: (key, before, after) => ({
      words: [isAsked(before, after) ? `${rest(key).replace(/^client/, '')}(` : last(key)],
      on: [rest(key).replace(/^client/, '')],
      inCode: true,
    }),
  },
  'client command': {
    title: "Commands of the client's program",
    automatic: 'the tables of commands and the upgrade page',
    mention: (key) => ({words: [key]}),
  },
  'client option': {
    title: "Options of the client's program",
    automatic: 'the tables of commands and the upgrade page',
    isGiven: true,
    partOf: 'client command',
    mention: (key) => ({words: [last(key)], on: [rest(key)], inCode: true}),
  },
  parameter: {
    ...ofApi,
    title: 'Parameters of routes',
    owner: 2,
    partOf: 'route',
    mention: (key) => ({words: [last(key)], inCode: true}),
  },
  body: {
    ...ofApi,
    title: 'Requests and responses',
    owner: 2,
    partOf: 'route',
    mention: () => ({words: []}),
  },
  field: {
    ...ofApi,
    title: 'Fields of the API',
    mention: (key) => ({words: [key.split(/\.|: /).at(-1) ?? ''], inCode: true}),
  },
  package: {
    title: 'Packages of providers',
    automatic: 'the line of facts on the page of the provider',
    mild: true,
    owner: 2,
    partOf: 'provider',
    mention: (key) => ({
      words: [/^[^\s<>=~[]+/.exec(key.split(' ').slice(2).join(' '))?.[0] ?? ''],
      on: provider(key),
      inCode: true,
    }),
  },
  message: {
    title: 'Messages',
    automatic: 'nothing',
    mild: true,
    mention: (key) => ({words: [messagePattern(key)]}),
  },
};
