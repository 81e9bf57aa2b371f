/** Environment variables, by who reads them, and the grammar of their values. */
import {type CheckFacts, outsideNames, type ValueGrammar} from './facts';
import {nearest, type PageFinding} from '../finding';
import {piecesOf} from './names';
import type {Page} from './page';

const NAME = /(?:(?<=\$\{env\.)|(?<![\w.$/<%-]))[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+(?![\w/-]|\()/g;

/** Variables that nothing reads, or that belong to a tool which the page does not name. */
export function unknownVariables(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const {variables, programs, isConstant, misplacedVariable} = facts;
  const outside = outsideNames(text, facts, 'variables');
  const placeholders = new Set(
    programs.flatMap(({commands}) =>
      commands.flatMap((command) => command.arguments.map(({name}) => name)),
    ),
  );
  const problemOf = (name: string): string | undefined => {
    if (variables.has(name)) return misplacedVariable(name, page, text);
    const isOther = placeholders.has(name) || isConstant(name, page) || outside.has(name);
    return isOther || isOwnVariable(name, text)
      ? undefined
      : `"${name}" is no variable that ${facts.version} reads.${nearest(name, variables.keys())}`;
  };
  return piecesOf(page)
    .filter(({kind}) =>
      ['prose', 'bash', 'yaml', 'dockerfile', 'python', 'javascript'].includes(kind),
    )
    .flatMap(({line, text: piece, kind}) =>
      [...new Set(variableNames(piece, kind))].flatMap((name) => {
        const message = problemOf(name);
        return message === undefined ? [] : [{file: page.file, line, name, message}];
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
  const {variables} = facts;
  return piecesOf(page).flatMap(({line, text}) =>
    [...text.matchAll(/(?<![\w$])([A-Z][A-Z0-9_]+)=("[^"]*"|'[^']*'|[^\s`"';)]*)/g)].flatMap(
      ([all, name = '', quoted = '']) => {
        const value = quoted.replace(/^["']|["']$/g, '').replace(/[,.]+$/, '');
        const variable = variables.get(name);
        const grammar =
          variable && !variable.isSwitch ? (variable.values ?? valuesByName(name)) : undefined;
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
function valuesByName(name: string): ValueGrammar | undefined {
  if (name.endsWith('_PORT')) return {pattern: '\\d{1,5}', says: 'a port number.'};
  if (/_(?:URL|URI|ENDPOINT)$/.test(name))
    return {pattern: '\\w+:.*|/.*|\\..*', says: 'an address with its scheme.'};
  return undefined;
}
