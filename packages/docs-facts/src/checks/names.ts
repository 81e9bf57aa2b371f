/** Names of the framework wherever they stand: a page may use none that its version does not know. */
import {type CheckFacts, outsideNames, perVersion} from './facts';
import {nearest, type PageFinding} from './finding';
import type {Page} from './page';

/** A piece of a page's text, with the line on which it begins. */
export interface Piece {
  readonly line: number;
  readonly text: string;
  /** Language of a fence; `prose` for statements, `span` for inline code. */
  readonly kind: string;
}

/** Everything a page says, in pieces: statements, labels, fences with their titles. */
export function piecesOf(page: Page): Piece[] {
  return [
    ...page.statements.map(({line, text}) => ({line, text, kind: 'prose'})),
    ...page.fences.flatMap(({line, code, language, meta}) => [
      {line, text: meta, kind: 'prose'},
      ...code.split('\n').map((text, index) => ({line: line + 1 + index, text, kind: language})),
    ]),
  ];
}

/** Lists the words that a page's own code defines: ids, variables, functions of its samples. */
export function ownWords(page: Page): ReadonlySet<string> {
  const words = new Set<string>();
  for (const {code} of page.fences) {
    for (const [word] of code.matchAll(/[A-Za-z_][\w-]*/g)) words.add(word);
  }
  return words;
}

/** Identifiers in code spans and prose that neither the version nor the page's own code knows. */
export function unknownWords(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const known = knownWords(facts);
  const outside = outsideNames(text, facts, 'names');
  const own = ownWords(page);
  const isKnown = (word: string): boolean =>
    known.has(word) ||
    outside.has(word) ||
    own.has(word) ||
    /^(?:my|your|example|llamastack)[-_]/.test(word);
  const plain = page.statements.map(({line, text: statement}) => ({
    file: page.file,
    line,
    identifiers: snakeCase(statement),
  }));
  const spans = page.inline.map(({file, line, code}) => ({
    file,
    line,
    identifiers: identifiersOf(code),
  }));
  return [...spans, ...plain].flatMap(({file, line, identifiers}) =>
    [...new Set(identifiers)]
      .filter((word) => !isKnown(word))
      .map((word) => ({
        file,
        line,
        name: word,
        message: `"${word}" is no name of ${facts.version}, and the page's samples do not define it.`,
        suggest: () => nearest(word, known),
      })),
  );
}

/** `a_b` in words that are no code span. */
function snakeCase(text: string): string[] {
  return [
    ...text
      .replace(/`[^`]*`|https?:\S+|\]\([^)]*\)/g, '')
      .matchAll(/(?<![\w./:@%#-])[a-z]+(?:_[a-z0-9]+)+(?![\w/:@%.-]*\w)/g),
  ].map(([word]) => word);
}

/** `a_b`, `aB`, `a-b` inside a code span; hosts, paths, versions and model names are left out. */
function identifiersOf(code: string): string[] {
  if (/^https?:|^[.~/]|\s{2}/.test(code) || isMessage(code)) return [];
  return [
    ...code
      .replace(/\([^)]*\)/g, '()')
      .matchAll(/(?<![\w./:@%$-])[A-Za-z][\w]*(?:-[A-Za-z][\w]*)*(?![\w/:@%-]|[.]\w)/g),
  ]
    .map(([word]) => word)
    .filter(
      (word) =>
        !word.endsWith('_') &&
        /[a-z]_[a-z]|^[a-z]+[A-Z]|^[A-Z][a-z]+[A-Z]|^[a-z]+-[a-z]/.test(word),
    );
}

/** A quoted sentence, such as what a program prints: its words are no names. */
const isMessage = (code: string): boolean => /^[A-Z…].*\s\S+\s\S/.test(code) || code.includes('…');

/** Every identifier that the source and the data of a version hold. */
const knownWords = perVersion((facts): ReadonlySet<string> => {
  const {framework, facts: versionFacts, ...data} = facts.data;
  const text = JSON.stringify([
    data,
    // What a version changed has names that it no longer knows.
    {...versionFacts, behaviorChanges: []},
    facts.api,
    facts.routes,
    facts.runConfig,
    Object.keys(framework.modules),
  ]);
  const words = [...text.matchAll(/[A-Za-z][\w-]*/g)].map(([word]) => word);
  return new Set([...framework.words, ...words]);
});

/** Provider types that no API of the version has. */
export function unknownProviderTypes(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const {data, version} = facts;
  const outside = outsideNames(text, facts, 'names');
  const types = new Set(data.providers.providers.map(({type}) => type));
  return piecesOf(page).flatMap(({line, text}) =>
    [...text.matchAll(/(?<![\w:-])(?:inline|remote)::[A-Za-z0-9_-]+(?:::[A-Za-z0-9_-]+)*/g)]
      .map(([type]) => type)
      .filter((type) => !types.has(type) && !outside.has(type))
      .filter((type) => !/::(?:[A-Z_]+|[a-z])$/.test(type))
      .map((type) => ({
        file: page.file,
        line,
        name: type,
        message: `"${type}" is no provider type of ${version}.${nearest(type, types)}`,
      })),
  );
}

/** Modules of the framework and its client, with the names that a page takes from them. */
export function unknownModules(page: Page, {data, version}: CheckFacts): PageFinding[] {
  const {modules} = data.framework;
  const report = (line: number, name: string, known: readonly string[]): PageFinding => ({
    file: page.file,
    line,
    name,
    message: `"${name}" is no module or name of ${version}.${nearest(name, known)}`,
  });
  const dotted = piecesOf(page).flatMap(({line, text}) =>
    [...text.matchAll(/(?<![\w./-])llama_stack(?:_client)?(?:\.\w+)+/g)].flatMap(([name]) =>
      // A quoted error tells itself that the module is missing.
      nameExists(name, modules) || text.includes(`No module named '${name}`)
        ? []
        : [report(line, name, Object.keys(modules))],
    ),
  );
  const imported = page.fences
    .filter(({language}) => language === 'python')
    .flatMap(({line, code}) =>
      [
        ...code.matchAll(
          /^[ \t]*from[ \t]+(llama_stack(?:_client)?(?:\.\w+)*)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]+)/gm,
        ),
      ].flatMap(({0: statement, 1: name = '', 2: list = '', index}) => {
        const at = line + 1 + code.slice(0, index).split('\n').length - 1;
        const known = modules[name];
        // An unknown module is reported above.
        if (!known) return [];
        return list
          .replace(/[()]|#.*$/gm, '')
          .split(',')
          .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
          .filter((part) => part !== '' && part !== '*')
          .filter((part) => !known.includes(part) && !modules[`${name}.${part}`])
          .map((part) => ({
            ...report(at, `${name}.${part}`, known),
            message: `${name} has no "${part}" in ${version}.${nearest(part, known)} (${statement.trim().split('\n')[0] ?? ''})`,
          }));
      }),
    );
  return [...dotted, ...imported];
}

function nameExists(name: string, modules: Readonly<Record<string, readonly string[]>>): boolean {
  const parts = name.replace(/\.$/, '').split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const module = modules[parts.slice(0, length).join('.')];
    if (!module) continue;
    const [next] = parts.slice(length);
    return next === undefined || module.includes(next);
  }
  return false;
}

/** Files and folders of the framework's repository. */
const knownPaths = perVersion(
  ({data}): ReadonlySet<string> =>
    new Set(
      data.framework.paths.flatMap((file) =>
        file.split('/').map((_, index, all) => all.slice(0, index + 1).join('/')),
      ),
    ),
);

/** Paths of the framework's repository, in words and in addresses. */
export function unknownPaths(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const {version} = facts;
  const known = knownPaths(facts);
  const own = (path: string): boolean => !/llama[-_ ]?stack/i.test(text) || path === '';
  const exists = (path: string): boolean => {
    const bare = path.replace(/\/$/, '');
    if (/[*<{…]/.test(bare)) return true;
    return known.has(bare);
  };
  return [
    ...piecesOf(page),
    ...page.links.map(({line, url}) => ({line, text: url, kind: 'link'})),
  ].flatMap(({line, text: piece}) =>
    [
      ...piece.matchAll(
        /(?:github\.com\/llamastack\/llama-stack\/(?:blob|tree|raw)\/[^/\s]+\/|raw\.githubusercontent\.com\/llamastack\/llama-stack\/[^/\s]+\/|(?<![\w./~${}-]))((?:llama_stack|scripts|tests|benchmarking|docs\/(?:source|zero_to_hero_guide|notebooks|openapi_generator))\/[\w./*{}<>-]*[\w}*>])/g,
      ),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !exists(path) && !own(path))
      .map((path) => ({
        file: page.file,
        line,
        name: path,
        message: `"${path}" is no path of the framework's repository in ${version}.`,
        suggest: () => nearest(path, known),
      })),
  );
}

/** Headers that begin with X- and that nothing reads or sends. */
export function unknownHeaders(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const {headers} = facts.data.framework;
  const known = new Set([
    ...headers.map((name) => name.toLowerCase()),
    ...[...outsideNames(text, facts, 'names')].map((name) => name.toLowerCase()),
    ...facts.api.flatMap(({operations}) =>
      operations.flatMap(({parameters}) =>
        parameters.flatMap(
          (parameter) => /^header ([^:]+):/.exec(parameter)?.[1]?.toLowerCase() ?? [],
        ),
      ),
    ),
  ]);
  return piecesOf(page).flatMap(({line, text: piece}) =>
    [...piece.matchAll(/(?<![\w-])[Xx]-[A-Za-z][A-Za-z]*(?:-[A-Za-z]+)*/g)]
      .map(([name]) => name)
      .filter((name) => !known.has(name.toLowerCase()))
      .map((name) => ({
        file: page.file,
        line,
        name,
        message: `"${name}" is no header that ${facts.version} knows.${nearest(name, headers)}`,
      })),
  );
}

/** Images of containers, with their tags. */
export function unknownImages(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const own = facts.data.distributions.distributions.flatMap(
    ({containerImage}) => containerImage ?? [],
  );
  const outside = outsideNames(text, facts, 'names');
  const {releases} = facts;
  return piecesOf(page).flatMap(({line, text: piece}) =>
    [
      ...piece.matchAll(
        /(?<![\w./@-])(?:docker\.io\/)?(llamastack\/(?!llama-stack)[\w.-]*\w)(?::([\w.-]*\w))?/g,
      ),
    ].flatMap(([, image = '', tag]) => {
      const finding = (message: string): PageFinding => ({
        file: page.file,
        line,
        name: image,
        message,
      });
      if (
        !own.includes(image) &&
        !outside.has(image) &&
        (tag !== undefined || image.startsWith('llamastack/distribution-'))
      )
        return [
          finding(`"${image}" is no image that the project publishes.${nearest(image, own)}`),
        ];
      if (tag === undefined && !image.startsWith('llamastack/distribution-')) return [];
      return tag === undefined ||
        ['latest', 'dev', ...releases].includes(tag) ||
        outside.has(`${image}:${tag}`)
        ? []
        : [finding(`"${image}" has no tag "${tag}". Use ${releases[0] ?? 'dev'}, or latest.`)];
    }),
  );
}
