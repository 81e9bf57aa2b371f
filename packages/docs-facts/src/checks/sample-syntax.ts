import {spawnSync} from 'node:child_process';
import {parser as pythonParser} from '@lezer/python';
import ts from 'typescript';
import {parseAllDocuments} from 'yaml';
import type {Fence} from '../markdown/parse-page';

type SyntaxCheck = (code: string) => string | undefined;

/** For each language what is wrong with a text, or nothing. */
const checks: Readonly<Record<string, SyntaxCheck>> = {
  json: (code) => {
    try {
      JSON.parse(code);
      return undefined;
    } catch (error) {
      return String(error);
    }
  },
  yaml: (code) =>
    parseAllDocuments(code).flatMap(({errors}) => errors.map(({message}) => message))[0],
  python: pythonProblem,
  javascript: (code) => scriptProblem(code, 'sample.mjs'),
  typescript: (code) => scriptProblem(code, 'sample.mts'),
  bash: shellProblem,
};

function shellProblem(code: string): string | undefined {
  const {status, stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
  return status === 0 ? undefined : stderr.trim();
}

function pythonProblem(code: string): string | undefined {
  let problem: string | undefined;
  pythonParser.parse(code).iterate({
    enter: ({type, from}) => {
      if (type.isError) problem ??= `not valid Python near "${code.slice(from, from + 40)}"`;
    },
  });
  return problem;
}

function scriptProblem(code: string, fileName: string): string | undefined {
  const {diagnostics = []} = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, allowJs: true},
  });
  const [first] = diagnostics;
  return first && ts.flattenDiagnosticMessageText(first.messageText, ' ');
}

/** Languages whose samples are parsed. */
export const parsedLanguages = Object.keys(checks);

/** Says where a sample does not parse, or nothing. Languages without a parser pass. */
export function syntaxProblem({file, line, language, code}: Fence): string | undefined {
  const problem = checks[language]?.(code);
  return problem && `${file}:${line}: ${language}: ${problem}`;
}

/** Says where samples of one language do not parse, one line for each. */
export function syntaxProblems(fences: readonly Fence[], language: string): string[] {
  const samples = fences.filter((fence) => fence.language === language);
  if (samples.length === 0) throw new Error(`There is no sample in ${language}.`);
  // A shell takes longer to start than to parse: one reads all samples, each as a function.
  const isWell =
    language === 'bash' &&
    !shellProblem(samples.map(({code}, index) => `sample${index}() {\n:\n${code}\n}`).join('\n'));
  return isWell ? [] : samples.flatMap((fence) => syntaxProblem(fence) ?? []);
}
