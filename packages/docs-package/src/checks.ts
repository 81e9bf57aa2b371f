import {existsSync, readFileSync} from 'node:fs';
import {findCauses} from '@docs-kit/error-lookup/find-causes';
import {type ErrorTables, type Piece, versionMark} from '@docs-kit/error-lookup/rows';
import type {TextTool} from '@docs-kit/machine-copies/mcp/server';
import {checkProgram, kindOf, type ProgramFacts} from '@docs-kit/program-check';

/** What programs and errors are checked with; a version may lack either. */
export interface CheckData {
  /** Address of the site, without a trailing slash. */
  readonly url: string;
  readonly facts?: ProgramFacts | undefined;
  readonly tables?: ErrorTables | undefined;
}

/** A row of an error table that explains a message, as Markdown. */
interface ExplainedCause {
  readonly seen: string;
  readonly cause: string;
  readonly remedy?: string;
  /** Addresses of the rows. */
  readonly pages: readonly string[];
}

/** Rows that are given for each message of a text. */
const mostCauses = 3;

/**
 * Reads the data of checks from files, where they exist.
 * @param factsFile facts of program-check in JSON
 * @param tablesFile tables of error-lookup in JSON
 */
export function readCheckData(url: string, factsFile: string, tablesFile: string): CheckData {
  const read = <T>(file: string): T | undefined =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
  return {url, facts: read<ProgramFacts>(factsFile), tables: read<ErrorTables>(tablesFile)};
}

/** Makes the tools of an MCP server for the data that there are. */
export function checkTools({url, facts, tables}: CheckData): TextTool[] {
  return [
    ...(facts
      ? [
          {
            name: 'check_program',
            title: 'Check a program',
            description: `Finds what a program, a configuration, a script or a list of requirements written for ${facts.from} uses that ${facts.to} changed, with line, reason and replacement.`,
            texts: {
              text: 'The content of the file.',
              name: 'Name of the file, which says what it is. Without it, the text shows it.',
            },
            answer: ({text = '', name}: Readonly<Record<string, string>>) =>
              programFindings(text, facts, url, name) ??
              'This text is not a program that can be checked.',
          },
        ]
      : []),
    ...(tables
      ? [
          {
            name: 'find_cause',
            title: 'Find the cause of an error',
            description:
              'Finds the rows of the error tables that explain a message, a log or a traceback, with cause, remedy and page. A message that no table has is returned as unknown.',
            texts: {text: 'The message, log or traceback, as it was printed.'},
            answer: ({text = ''}: Readonly<Record<string, string>>) => causesOf(text, tables, url),
          },
        ]
      : []),
  ];
}

function programFindings(text: string, facts: ProgramFacts, url: string, name?: string) {
  const report = checkProgram(text, facts, name ? {name} : {});
  if (!report) return undefined;
  const {kind, findings, unknown} = report;
  return {kind, findings: findings.map((one) => ({...one, href: url + one.href})), unknown};
}

function causesOf(text: string, tables: ErrorTables, url: string) {
  const {matches, unknown} = findCauses(text, tables.rows);
  return {
    matches: matches.map(({words, causes}) => ({
      words,
      causes: causes.slice(0, mostCauses).map(({row}): ExplainedCause => {
        const [{version: first}] = row.places;
        const markdown = (pieces: readonly Piece[]): string =>
          pieces
            .map((piece) => asMarkdown(piece, url, tables.versions[first]?.path ?? ''))
            .join('');
        return {
          seen: markdown(row.seen),
          cause: markdown(row.cause),
          ...(row.remedy && {remedy: markdown(row.remedy)}),
          pages: row.places.map(
            ({version, page, id}) =>
              [url + (tables.versions[version]?.path ?? ''), page].filter(Boolean).join('/') +
              `#${id}`,
          ),
        };
      }),
    })),
    ...(unknown !== undefined && {unknown}),
  };
}

function asMarkdown(piece: Piece, url: string, versionPath: string): string {
  if (typeof piece === 'string') return piece;
  const [text, address] = piece;
  if (address === undefined) return `\`${text}\``;
  const target = address.replace(versionMark, versionPath);
  return `[${text}](${target.startsWith('/') ? url + target : target})`;
}

/** Keeps the rows of one version. */
export function tablesOf(tables: ErrorTables, versionPath: string): ErrorTables {
  const number = tables.versions.findIndex((version) => version.path === versionPath);
  const rows = tables.rows.flatMap((row) => {
    const [first, ...more] = row.places.filter(({version}) => version === number);
    return first ? [{...row, places: [first, ...more] as const}] : [];
  });
  return {...tables, rows};
}

/**
 * Checks a file for the terminal: a program line by line, any other text as an error.
 * @param name of the file
 * @returns lines to print, and how many things were found
 * @throws Error when there are no data for such a text
 */
export function checkFile(
  text: string,
  name: string,
  {url, facts, tables}: CheckData,
): {readonly lines: readonly string[]; readonly found: number} {
  const program = facts && programFindings(text, facts, url, name);
  if (program) {
    const {findings, unknown} = program;
    const lines = [
      ...findings.map(({line, column, found, reason, replacement, href}) => {
        const remedy = replacement === undefined ? '' : ` Write \`${replacement}\`.`;
        return `${name}:${line}:${column}: \`${found}\`: ${reason}${remedy} ${href}`;
      }),
      ...unknown.map(({line, column, reason}) => `${name}:${line}:${column}: not known: ${reason}`),
      `${findings.length} places changed from ${facts.from} to ${facts.to}.`,
    ];
    return {lines, found: findings.length};
  }
  const {matches, unknown} = tables ? causesOf(text, tables, url) : {matches: []};
  if (!tables || (matches.length === 0 && kindOf(text, {name}))) {
    const lacks = `no list of changes${tables ? '' : ' and no error tables'}`;
    throw new Error(
      `${name} cannot be checked: this package has ${lacks}. Take the package of the version that you move to.`,
    );
  }
  const lines = matches.flatMap(({words, causes}) => [
    words,
    ...causes.flatMap(({cause, remedy, pages}) => [
      `  ${cause}`,
      ...(remedy ? [`  ${remedy}`] : []),
      `  ${pages[0] ?? ''}`,
    ]),
  ]);
  if (unknown !== undefined) lines.push(`No error table has this message: ${unknown}`);
  return {lines: lines.length > 0 ? lines : ['Found no error.'], found: matches.length};
}
