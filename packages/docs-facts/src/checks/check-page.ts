/** The checks of a page, by kind. */
import {commandProblems, programCalls} from './command-lines';
import {unknownCalls} from './calls';
import {directiveProblems} from './directives';
import {unknownVariables, wrongVariableValues} from './environment';
import type {CheckFacts} from './facts';
import {unknownHeaders, unknownModules, unknownWords} from './names';
import {isOwnName} from './own-names';
import {saysSo} from '../markdown/assertions';
import type {Mark, Page} from './page';
import type {PageFinding} from '../finding';
import {unknownMessages} from './messages';
import {wrongNumbers, wrongPorts} from './numbers';
import {unknownResultFields} from './results';
import {unknownRoutes} from './routes';
import {wrongDefaults, wrongValues} from './values';

/** Finds what does not hold on a page: its text is that of the whole file. */
export type PageCheck<Facts extends CheckFacts = CheckFacts> = (
  page: Page,
  facts: Facts,
  text: string,
) => PageFinding[];

/** The checks by what they judge. A site adds its own. */
export const pageChecks = {
  'command line': wrongCommands,
  'environment variable': unknownVariables,
  'value of a variable': wrongVariableValues,
  name: unknownWords,
  module: unknownModules,
  header: unknownHeaders,
  default: wrongDefaults,
  value: wrongValues,
  number: wrongNumbers,
  port: wrongPorts,
  message: unknownMessages,
  'client call': unknownCalls,
  'field of a result': unknownResultFields,
  route: unknownRoutes,
  directive: wrongDirectives,
} satisfies Readonly<Record<string, PageCheck>>;

/** Command lines in scripts, and in code spans, where a part may stand for the whole. */
function wrongCommands(page: Page, facts: CheckFacts): PageFinding[] {
  const scripts = page.fences
    .filter(({language}) => /^(?:bash|sh|shell|console)$/.test(language))
    .map(({line, code}) => ({line: line + 1, code, complete: true}));
  const spans = page.inline
    .filter(({code}) => !isSentence(code))
    .map(({line, code}) => ({line, code, complete: false}));
  return [...scripts, ...spans].flatMap(({line, code, complete}) =>
    programCalls(code, facts).flatMap((words) =>
      commandProblems(words, facts, complete).map((problem) => ({
        file: page.file,
        line: line + lineOf(code, words),
        ...problem,
      })),
    ),
  );
}

function wrongDirectives(
  {file, directives}: Page,
  _facts: CheckFacts,
  text: string,
): PageFinding[] {
  return directiveProblems(file, directives, text);
}

/** Output that begins with a program's name goes on in words. */
const isSentence = (code: string): boolean => /[,:]\s|\b(?:be|is|only|not)\b/.test(code);

function lineOf(code: string, words: readonly string[]): number {
  const start = words.slice(0, 2).join(' ');
  return Math.max(
    0,
    code.split('\n').findIndex((line) => line.includes(start)),
  );
}

export interface KindFinding extends PageFinding {
  /** Name of the check, or `mark`. */
  readonly kind: string;
}

/**
 * Everything that is wrong on a page. What a mark explains to readers is not a finding; a mark that
 * explains nothing, or that no finding needs, is one.
 * @param checks the checks by kind: `pageChecks`, and those of the site
 */
export function checkPage<Facts extends CheckFacts>(
  checks: Readonly<Record<string, PageCheck<Facts>>>,
  page: Page,
  facts: Facts,
  text: string,
): KindFinding[] {
  const found = Object.entries(checks).flatMap(([kind, check]) =>
    check(page, facts, text).map((finding) => ({...finding, kind})),
  );
  const covers = (mark: MarkedName, finding: PageFinding): boolean =>
    isCovered(mark, finding, facts.commonParts);
  const marked = page.marks.flatMap((mark) =>
    [...mark.text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({...mark, name})),
  );
  return [
    ...found.filter((finding) => !marked.some((mark) => covers(mark, finding))),
    ...page.marks.flatMap((mark) =>
      markProblems(mark, marked, (one) => found.some((finding) => covers(one, finding)), page.file),
    ),
  ];
}

interface MarkedName extends Mark {
  readonly name: string;
}

/** Whether a mark names what a finding names, at the place of the finding. */
function isCovered(
  {kind, name, from, to}: MarkedName,
  finding: PageFinding,
  commonParts: ReadonlySet<string>,
): boolean {
  const isThere = finding.line >= from && finding.line <= to;
  if (kind === 'absent') return isThere && (name === finding.name || name.includes(finding.name));
  return isThere && isOwnName(finding.name, [name], commonParts);
}

function markProblems(
  mark: Mark,
  marked: readonly MarkedName[],
  isNeeded: (mark: MarkedName) => boolean,
  file: string,
): KindFinding[] {
  const report = (name: string, message: string): KindFinding => ({
    kind: 'mark',
    file,
    line: mark.line,
    name,
    message,
  });
  const own = marked.filter(({line, text}) => line === mark.line && text === mark.text);
  if (own.length === 0)
    return [report(mark.text, `:${mark.kind}[…] marks no name. Write the name as code inside it.`)];
  const unsaid = saysSo(mark.kind, mark.text)
    ? []
    : [
        report(
          mark.text,
          `:${mark.kind}[${mark.text}] does not tell readers so. ${mark.kind === 'absent' ? 'Say that it does not exist, is gone, or which version has it.' : "Say that it is the reader's own."}`,
        ),
      ];
  const needless = own
    .filter((one) => !isNeeded(one))
    .map(({name}) =>
      report(
        name,
        `"${name}" exists in this version, or no check asks for it. Take it out of :${mark.kind}[…].`,
      ),
    );
  return [...unsaid, ...needless];
}
