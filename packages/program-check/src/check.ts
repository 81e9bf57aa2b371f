import {checkCode} from './code';
import type {Context} from './context';
import type {ProgramFacts} from './facts';
import {kindOf} from './kind';
import {programOf} from './notebook';
import {Notes} from './notes';
import {checkRequirements} from './packages';
import type {ProgramKind, ProgramReport} from './report';
import {routesOf} from './routes';
import {checkShell, tableOf} from './shell';
import {checkYaml} from './yaml';

type Check = (text: string, context: Context) => void;

const checks: Readonly<Record<ProgramKind, Check>> = {
  python: (text, context) => {
    const {code, shell} = withoutShell(text);
    checkCode(code, 'python', context);
    if (shell.trim() !== '') checkShell(shell, context);
  },
  typescript: (text, context) => checkCode(text, 'typescript', context),
  yaml: checkYaml,
  requirements: checkRequirements,
  shell: checkShell,
};

/**
 * Finds what a program uses that the newer version has changed.
 * @param text a program in Python or TypeScript, a notebook, a configuration in YAML, a list of
 * requirements or a shell script
 * @param name name of its file, by which its kind is known; otherwise the text shows it
 * @returns what was found; undefined where the text is none of these
 */
export function checkProgram(
  text: string,
  facts: ProgramFacts,
  {name}: {readonly name?: string} = {},
): ProgramReport | undefined {
  const kind = kindOf(text, {
    ...(name !== undefined && {name}),
    programs: Object.keys(facts.commands).map((command) => command.split(' ')[0] ?? ''),
  });
  if (!kind) return undefined;
  const program = programOf(text);
  const lower = program.toLowerCase();
  const notes = new Notes(program, facts);
  checks[kind](program, {
    facts,
    notes,
    isAbout: facts.words.some((word) => lower.includes(word)),
    routes: routesOf(facts),
    table: tableOf(facts),
  });
  return {kind, text: program, ...notes.result()};
}

/** Separates the commands that a notebook runs, in lines that begin with `!` or `%`; offsets stay. */
function withoutShell(text: string): {readonly code: string; readonly shell: string} {
  let isShell = false;
  const lines = text.split('\n').map((line) => {
    const begins = /^\s*(?:!|%%?)[a-z]/.test(line);
    const current = begins || isShell;
    isShell = current && line.endsWith('\\');
    return {
      line,
      blank: ' '.repeat(line.length),
      command: line.replace(/^(\s*)[!%]/, '$1 '),
      current,
    };
  });
  return {
    code: lines.map(({line, blank, current}) => (current ? blank : line)).join('\n'),
    shell: lines.map(({command, blank, current}) => (current ? command : blank)).join('\n'),
  };
}
