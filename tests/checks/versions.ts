/** What pages say of other versions: what those have, lack, added or removed. */
import {type Page, type PageFinding} from '@docs-kit/docs-facts/checks';
import type {SiteFacts} from './facts';

const VERSION = '(Next|v\\d+\\.\\d+\\.\\d+)';
const NAME = '`([^`]+)`';

interface Claim {
  /** The version that is spoken of. */
  readonly of: string;
  readonly name: string;
  readonly has: boolean;
}

/** Claims of a sentence about one name; `since` compares the page's version with the named one. */
const CLAIMS: readonly (readonly [
  RegExp,
  (own: string, of: string) => readonly (readonly [string, boolean])[],
])[] = [
  [
    new RegExp(
      `^.*\\b${VERSION} (?:has no|lacks|doesn't have|does not have|had no|removed|removes) ${NAME}`,
    ),
    (_, of) => [[of, false]],
  ],
  [new RegExp(`^.*\\b[Ii]n ${VERSION}, (?:use|call|send) ${NAME}`), (_, of) => [[of, true]]],
  [
    new RegExp(`^.*\\b${VERSION} (?:has|had|serves|served|adds|added) ${NAME}`),
    (_, of) => [[of, true]],
  ],
];
const NEW_SINCE = [
  new RegExp(`${NAME} is new since ${VERSION}`),
  new RegExp(`\\b[Ss]ince ${VERSION}, .*${NAME} is new\\b`),
];

/** Statements about versions that the data of these versions contradict. */
export function wrongVersions(page: Page, facts: SiteFacts): PageFinding[] {
  return page.statements.flatMap(({line, text}) =>
    text
      .split(/(?<=[.;]) | \| /)
      .flatMap((sentence) => claimsOf(sentence, facts))
      .flatMap(({of, name, has}) => {
        const known = has_(name, of, page, facts);
        return known === undefined || known === has
          ? []
          : [
              {
                file: page.file,
                line,
                name,
                message: `${of} ${known ? 'has' : 'does not have'} "${name}".`,
              },
            ];
      }),
  );
}

function claimsOf(sentence: string, {version}: SiteFacts): Claim[] {
  const called = (of: string): string => (of === 'Next' ? 'next' : of);
  const plain = CLAIMS.flatMap(([pattern, claims]) => {
    const [, of = '', name = ''] = pattern.exec(sentence) ?? [];
    return name === ''
      ? []
      : claims(version, called(of)).map(([whose, has]) => ({of: whose, name, has}));
  });
  const since = NEW_SINCE.flatMap((pattern) => {
    const [, one = '', other = ''] = pattern.exec(sentence) ?? [];
    const [of, name] = /^(?:Next|v\d)/.test(one) ? [one, other] : [other, one];
    return name === ''
      ? []
      : [
          {of: called(of), name, has: false},
          {of: version, name, has: true},
        ];
  });
  return [...plain, ...since];
}

/** Whether a version has what is called so; undefined where no data can tell. */
function has_(name: string, of: string, page: Page, facts: SiteFacts): boolean | undefined {
  const other =
    of === facts.version
      ? {
          routes: facts.routes,
          providers: facts.data.providers.providers,
          variables: new Set(facts.variables.keys()),
          commands: new Set(facts.data.llamaCli.commands.map((command) => command.name)),
          words: new Set(facts.data.framework.words),
        }
      : facts.others.get(of);
  if (!other) return undefined;
  if (/^(?:GET|POST|PUT|DELETE|PATCH) \//.test(name)) {
    const plain = (route: string): string => route.replace(/\{[^}]*\}/g, '{}');
    return other.routes.some((route) => plain(route) === plain(name));
  }
  if (/^(?:inline|remote)::/.test(name)) return other.providers.some(({type}) => type === name);
  if (/^llama /.test(name)) return other.commands.has(name);
  if (/^[A-Z][A-Z\d]*_[A-Z\d_]+$/.test(name)) return other.variables.has(name);
  const own = other.providers.filter(({pageId}) => pageId === page.id);
  const keys = own.flatMap(({config}) => config.map(({key}) => key));
  if (own.length > 0 && /^[a-z][a-z\d_]*$/.test(name)) return keys.includes(name);
  // A word of the source may mean something else there; its absence is certain.
  return other.words.has(name) || !/^[a-z]\w*_\w+$/.test(name) ? undefined : false;
}
