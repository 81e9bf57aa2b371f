import path from 'node:path';
import ts from 'typescript';
import type {Finding} from './known-differences';
import {projectRoot} from './specifications';

/** A program in Node.js, with the name that reports call it by. */
export interface NodeProgram {
  readonly name: string;
  readonly code: string;
}

/** What the compiler says of a program, with the number of its message. */
export interface TypeFinding extends Finding {
  readonly code: number;
}

/** Where the compiler finds the programs, which exist in memory alone. */
const folder = path.join(projectRoot, '.samples');
/** Programs that use this package are checked for syntax and names of their own: it is not installed. */
const unknownPackage = {
  name: 'openai',
  file: path.join(folder, 'openai.d.ts'),
  code: 'declare const OpenAI: any;\nexport default OpenAI;\n',
};

/** Files of packages and of the compiler, which are parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

const optionsFor = (client: string): ts.CompilerOptions => ({
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // A program without an import is still a module, because its file is one.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: ['node'],
  paths: {
    'llama-stack-client': [path.join(projectRoot, 'node_modules', client, 'index.d.ts')],
    [unknownPackage.name]: [unknownPackage.file],
  },
});

/**
 * Type-checks programs against a client as one program of the compiler.
 * @param client folder of the client's package in node_modules
 * @param language `javascript` leaves out what only annotations could satisfy
 * @throws Error when there is no program, or the compiler cannot work
 */
export function typeErrors(
  programs: readonly NodeProgram[],
  client: string,
  language: 'typescript' | 'javascript' = 'typescript',
): TypeFinding[] {
  if (programs.length === 0) throw new Error('There are no code samples to check.');
  const isScript = language === 'javascript';
  const options = {
    ...optionsFor(client),
    ...(isScript && {allowJs: true, checkJs: true, noImplicitAny: false}),
  };
  const files = new Map(
    programs.map((program) => [
      path.join(folder, `${program.name.replace(/[#/]/g, '-')}.${isScript ? 'mjs' : 'ts'}`),
      program,
    ]),
  );
  const texts = new Map([...files].map(([file, {code}]) => [file, code]));
  texts.set(unknownPackage.file, unknownPackage.code);
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    if (!file.includes('/node_modules/')) return getSourceFile(file, ...rest);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest));
    return parsed.get(file);
  };
  const program = ts.createProgram({rootNames: [...files.keys()], options, host});
  const global = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (global.length > 0)
    throw new Error(ts.formatDiagnostics(global, host as ts.FormatDiagnosticsHost));
  return [...files].flatMap(([file, {name}]) => {
    const source = program.getSourceFile(file);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({messageText, code, start = 0}) => {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      const text = ts.flattenDiagnosticMessageText(messageText, '\n');
      return {name, code, message: `line ${line}: ${text}`};
    });
  });
}
