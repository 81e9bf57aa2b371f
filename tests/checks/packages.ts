/** Packages that pages install or name, and what a version's providers need. */
import {
  nearest,
  outsideNames,
  type Page,
  type PageFinding,
  perVersion,
} from '@docs-kit/docs-facts/checks';
import type {SiteFacts} from './facts';

/** The name of a requirement: `pymilvus` of `pymilvus[milvus-lite]>=2.4.10`. */
const nameOf = (requirement: string): string =>
  requirement
    .replace(/[<>=~![;@ ].*$/, '')
    .toLowerCase()
    .replaceAll('_', '-');

const knownPackages = perVersion(({data}: SiteFacts): ReadonlySet<string> => {
  const {providers, distributions, source} = data;
  const requirements = [
    ...providers.providers.flatMap(({pipPackages}) => pipPackages),
    ...distributions.distributions.flatMap(({additionalPipPackages = []}) => additionalPipPackages),
  ];
  const extras = requirements.flatMap((one) => /\[([\w,-]+)\]/.exec(one)?.[1]?.split(',') ?? []);
  const own = [source.framework, source.clients.python].flatMap((one) => [
    one.program,
    one.package,
  ]);
  return new Set([...requirements, ...extras, ...own].map(nameOf));
});

/** Packages in installing commands and in words such as "the package `x`". */
export function unknownPackages(page: Page, facts: SiteFacts, text: string): PageFinding[] {
  const known = knownPackages(facts);
  const outside = new Set([...outsideNames(text, facts, 'names')].map(nameOf));
  const isKnown = (name: string): boolean => known.has(name) || outside.has(name);
  return [...installed(page), ...named(page)].flatMap(({line, name}) =>
    isKnown(nameOf(name))
      ? []
      : [
          {
            file: page.file,
            line,
            name,
            message: `"${name}" is a package that neither ${facts.version} nor a tool in data/outside-tools.json names.${nearest(name, known)}`,
          },
        ],
  );
}

interface Named {
  readonly line: number;
  readonly name: string;
}

/** Packages of installing commands, in scripts and in sentences. */
function installed({fences, inline}: Page): Named[] {
  const spans = inline.map(({line, code}) => ({line: line - 1, code}));
  return [...fences.filter(({language}) => /^(?:bash|sh|shell)$/.test(language)), ...spans].flatMap(
    ({line, code}) =>
      code
        .replaceAll(/\\\n\s*/g, ' ')
        .split('\n')
        .flatMap((command, index) => {
          const [, list] =
            /\b(?:pip3? install|npm (?:install|i)|uv add|uv tool install) (.*)$/.exec(command) ??
            [];
          return (list?.split(/\s*(?:&&|\|\||;|#|\|)\s*/)[0] ?? '')
            .replace(/--python[ =]\S+/, '')
            .split(/\s+/)
            .map((word) => word.replace(/^["']|["']$/g, ''))
            .filter((word) => /^[A-Za-z][\w.-]*(?:\[[\w,-]+\])?(?:[<>=~!@].*)?$/.test(word))
            .map((name) => ({line: line + 1 + index, name}));
        }),
  );
}

function named({statements}: Page): Named[] {
  return statements.flatMap(({line, text}) =>
    [
      ...text.matchAll(/`([a-z][a-z\d.-]*[a-z\d])`(?:,? (?:Python|PyPI|npm|pip))? packages?\b/g),
      ...text.matchAll(/\bpackages? `([a-z][a-z\d.-]*[a-z\d])`/g),
    ].map(([, name = '']) => ({line, name})),
  );
}

/** "needs the `x` package" on the page of a provider that asks for others, or "no longer needs" it. */
export function unneededPackages(
  page: Page,
  {data, version, others, releases}: SiteFacts,
): PageFinding[] {
  const own = data.providers.providers.filter(({pageId}) => pageId === page.id);
  if (own.length === 0) return [];
  const needs = (providers: typeof own, name: string): boolean =>
    providers.some(({pipPackages}) =>
      pipPackages.some((one) => nameOf(one) === name || one.includes(`[${name}]`)),
    );
  return page.statements.flatMap(({line, text}) =>
    [
      ...text.matchAll(
        /\b(?:the|this) provider (needs|no longer needs)[^.;:]{0,20} `([a-z][a-z\d-]*)` package/gi,
      ),
    ].flatMap(([, verb = '', name = '']) => {
      const isGone = verb === 'no longer needs';
      const former = [...others.values()].flatMap(({providers}) =>
        providers.filter(({pageId}) => pageId === page.id),
      );
      // No data says what a release had that is archived; that this version does not need it, they do.
      const isArchived = (release: string): boolean =>
        release !== version && releases.includes(release.slice(1)) && !others.has(release);
      const isKnown = ![...text.matchAll(/\bv\d+\.\d+\.\d+\b/g)].some(([release]) =>
        isArchived(release),
      );
      const isTrue = isGone
        ? !needs(own, name) && (!isKnown || needs(former, name))
        : needs(own, name);
      return isTrue
        ? []
        : [
            {
              file: page.file,
              line,
              name,
              message: isGone
                ? `no other version's provider needs "${name}", or ${version} still does.`
                : `the provider does not need "${name}" in ${version}. It needs ${own.flatMap(({pipPackages}) => pipPackages).join(', ')}.`,
            },
          ];
    }),
  );
}
