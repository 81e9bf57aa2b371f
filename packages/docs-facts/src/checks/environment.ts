/** Environment variables, by who reads them, and the grammar of their values. */
import {type CheckFacts, outsideNames, perVersion} from './facts';
import {nearest, type PageFinding} from './finding';
import {piecesOf} from './names';
import type {Page} from './page';

const NAME = /(?:(?<=\$\{env\.)|(?<![\w.$/<%-]))[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+(?![\w/-]|\()/g;

/** Readers that work whatever provider a page is about. */
const GENERAL_READERS: readonly string[] = [
  'framework',
  'client',
  'command line',
  'build',
  'library client',
  'stores',
  'web interface',
];

/** What looks like a variable, by what it is. */
const knownNames = perVersion(({data}) => ({
  variables: new Map(data.environmentVariables.variables.map((one) => [one.name, one])),
  /** Placeholders of arguments, and constants of the framework's modules. */
  otherNames: new Set([
    ...[...data.llamaCli.commands, ...data.clientCli.commands].flatMap((command) =>
      command.arguments.map(({name}) => name),
    ),
    ...Object.values(data.framework.modules).flat(),
  ]),
  words: new Set(data.framework.words),
  /** Variables that any value switches on. */
  switches: new Set(
    data.distributions.distributions.flatMap(({runFiles}) =>
      runFiles.flatMap(({environment}) =>
        environment.flatMap((one) => (one.switches ? one.name : [])),
      ),
    ),
  ),
}));

/** Variables that nothing reads, or that belong to a tool which the page does not name. */
export function unknownVariables(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const {variables, otherNames, words} = knownNames(facts);
  const outside = outsideNames(text, facts, 'variables');
  const provider = facts.data.providers.providers.find(({pageId}) => pageId === page.id);
  return piecesOf(page)
    .filter(({kind}) =>
      ['prose', 'bash', 'yaml', 'dockerfile', 'python', 'javascript'].includes(kind),
    )
    .flatMap(({line, text: piece, kind}) =>
      [...new Set([...variableNames(piece, kind)])].flatMap((name) => {
        const finding = (message: string): PageFinding => ({file: page.file, line, name, message});
        const variable = variables.get(name);
        if (!variable) {
          if (page.id.startsWith('contributing/') && words.has(name)) return [];
          if (otherNames.has(name) || outside.has(name)) return [];
          if (isOwnVariable(name, text)) return [];
          return [
            finding(
              `"${name}" is no variable that ${facts.version} reads.${nearest(name, variables.keys())}`,
            ),
          ];
        }
        const readers = variable.readBy.filter((reader) => reader.startsWith('provider '));
        const isGeneral = variable.readBy.some((reader) => GENERAL_READERS.includes(reader));
        if (!provider || isGeneral || readers.length === 0) return [];
        const sameService = readers.some(
          (reader) => reader.split('/')[1]?.split('::')[1] === provider.type.split('::')[1],
        );
        const ofOtherApi = readers.every(
          (reader) => !reader.startsWith(`provider ${provider.api}/`),
        );
        const isNamed =
          ofOtherApi || readers.some((reader) => text.includes(reader.split('/')[1] ?? ''));
        return sameService || isNamed
          ? []
          : [finding(`"${name}" is read by ${readers.join(', ')}, not by ${provider.type}.`)];
      }),
    );
}

/** In code only what is set or read as a variable counts; in prose every such name does. */
function variableNames(piece: string, kind: string): string[] {
  if (kind === 'python' || kind === 'javascript')
    return [
      ...piece.matchAll(
        /(?:environ(?:\.get\(|\[)|getenv\(|process\.env(?:\.|\[))["']?([A-Z][A-Z0-9_]+)/g,
      ),
    ].map(([, name = '']) => name);
  return [...piece.matchAll(NAME)].map(([name]) => name);
}

/** A variable of the page's own scripts: assigned on a line of its own without being exported. */
function isOwnVariable(name: string, text: string): boolean {
  return (
    new RegExp(`^\\s*(?:export )?${name}=(?:\\$\\(.*|\\S*)$`, 'm').test(text) &&
    !new RegExp(`export ${name}=`).test(text)
  );
}

/** Values that pages give to variables, where a variable's values have a grammar. */
export function wrongVariableValues(page: Page, facts: CheckFacts): PageFinding[] {
  const {variables, switches} = knownNames(facts);
  return piecesOf(page).flatMap(({line, text}) =>
    [...text.matchAll(/(?<![\w$])([A-Z][A-Z0-9_]+)=("[^"]*"|'[^']*'|[^\s`"';)]*)/g)].flatMap(
      ([all, name = '', quoted = '']) => {
        const value = quoted.replace(/^["']|["']$/g, '').replace(/[,.]+$/, '');
        const grammar =
          variables.has(name) && !switches.has(name)
            ? (variables.get(name)?.values ?? valuesByName(name))
            : undefined;
        if (!grammar || value === '' || /[$<…]|\.\.\./.test(value)) return [];
        if (new RegExp(`^(?:${grammar.pattern})$`, 'i').test(value)) return [];
        return [
          {
            file: page.file,
            line,
            name: all,
            message: `"${value}" is no value of ${name}: ${grammar.says}${nearest(value, grammar.choices ?? [])}`,
          },
        ];
      },
    ),
  );
}

/** What the end of a variable's name says of its values. */
function valuesByName(
  name: string,
): {pattern: string; says: string; choices?: readonly string[]} | undefined {
  if (name.endsWith('_PORT')) return {pattern: '\\d{1,5}', says: 'a port number.'};
  if (/_(?:URL|URI|ENDPOINT)$/.test(name))
    return {pattern: '\\w+:.*|/.*|\\..*', says: 'an address with its scheme.'};
  return undefined;
}
