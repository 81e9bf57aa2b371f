import type {Json} from '@docs-kit/openapi-model/json';
import {type ClientLanguage, type Printer, printSummary, writeProgram} from '../client-program';
import {type ExampleRequest, filesOf, savedFile} from '../example-values';
import {fitLines, lineWidth, printOnLines, pythonContinuation} from '../fit-lines';
import {indentLines, printLiteral, pythonSyntax} from '../literals';
import {textOf} from '../notation';
import type {SampleGenerator, ServerTraits} from '../program';

const {indent, string} = pythonSyntax;

/** Room for the text before a call: white space and `response = `. */
const callWidth = lineWidth - 15;

/** Writes Python programs: with the client library where it has a method, else with `httpx`. */
export const python: SampleGenerator = {
  label: 'Python',
  write(request, target) {
    const program = writeProgram(language, request, target);
    return {...program, code: fitLines(program.code, pythonContinuation)};
  },
};

/** Objects of the client have properties, dictionaries made from JSON have keys. */
const printer = (hasProperties: boolean): Printer => ({
  read: (base, path) =>
    path.reduce((code, step) => {
      if (step.kind === 'item') return `${code}[${step.index}]`;
      const isProperty = step.kind === 'field' && hasProperties;
      return isProperty ? `${code}.${step.name}` : `${code}[${string(step.name)}]`;
    }, base),
  print: (...codes) => printOnLines('print', codes, indent),
  write: (code) => `print(${code}, end="", flush=True)`,
  assign: (name, code) => `${name} = ${code}`,
  block: (head, ...lines) => [`${head}:`, ...lines.map((line) => indentLines(line, indent))],
  each: (name, list) => `for ${name} in ${list}`,
  eachEntry: (map) => ({head: `for name, entry in ${map}.items()`, entry: 'entry'}),
  when: (code, text) => `if ${code} == ${string(text)}`,
  orEmpty: (code) => `${code} or ""`,
  length: (code) => `len(${code})`,
  outputText: (value) => [`print(${value}${hasProperties ? '.output_text' : '["output"]'})`],
});

const {block} = printer(true);

const language: ClientLanguage = {
  ...printer(true),
  name: 'Python',
  library: 'httpx',
  imports: () => [],
  call: ({method}, {path, named}, {answer}) =>
    printCall(answer === 'file' ? method.replace(/\.\w+$/, '.with_raw_response$&') : method, [
      ...path.map(({name, value}, index) => ({lead: index === 0 ? '' : `${name}=`, value})),
      ...named.map(({name, value, isFile}) => ({
        lead: `${name}=`,
        ...(isFile ? {code: 'file'} : {value}),
      })),
    ]),
  send: (call, name, {named}) =>
    withFile(
      named.find(({isFile}) => isFile)?.value,
      name === undefined ? call : `${name} = ${call}`,
    ),
  save: () => save('response.read()'),
  failure: [
    '# A stream that fails ends with an error,',
    '# and its status is still 200.',
    ...block('if hasattr(event, "error")', 'raise RuntimeError(event.error)'),
  ],
  outputTextNote:
    '`output_text` is a property of the Python client, which joins the texts of the messages in `output`.',
  http: (request, server) => ['import httpx', '', ...httpStatements(request, server)],
};

function save(content: string): string[] {
  return block(`with open(${string(savedFile)}, "wb") as file`, `file.write(${content})`);
}

/** @param name the file that the statement reads as `file`, if it does */
function withFile(name: Json | undefined, statement: string): string[] {
  if (name === undefined) return [statement];
  return [...block(`with open(${string(textOf(name))}, "rb") as file`, statement), ''];
}

function httpStatements(request: ExampleRequest, server: ServerTraits): string[] {
  const {method, url, streaming, body} = request;
  const call = (callee: string, ...first: Argument[]): string =>
    printCall(`httpx.${callee}`, [...first, {lead: '', value: url}, ...sent(request, server)]);
  const methodName = {lead: '', value: method.toUpperCase()};
  if (streaming) {
    return block(
      `with ${call('stream', methodName)} as response`,
      'response.raise_for_status()',
      ...block('for line in response.iter_lines()', 'print(line)'),
    );
  }
  const isPlain = method !== 'trace' && (!body || takesBody.has(method));
  return [
    ...withFile(
      filesOf(request)[0]?.value,
      `response = ${isPlain ? call(method) : call('request', methodName)}`,
    ),
    'response.raise_for_status()',
    ...printAnswer(request),
  ];
}

/** Methods whose function in the library takes a body; `httpx.request` sends one with any. */
const takesBody: ReadonlySet<string> = new Set(['post', 'put', 'patch']);

function sent(request: ExampleRequest, {timeout}: ServerTraits): Argument[] {
  const {body, method} = request;
  const fields = (body?.kind === 'form' ? body.parts : []).filter(({isFile}) => !isFile);
  const texts = Object.fromEntries(fields.map(({name, value}) => [name, textOf(value)]));
  return [
    ...(body?.kind === 'json' ? [{lead: 'json=', value: body.value}] : []),
    ...filesOf(request).map(({name}) => ({lead: 'files=', code: `{${string(name)}: file}`})),
    ...(fields.length > 0 ? [{lead: 'data=', value: texts}] : []),
    ...(method === 'post' && timeout !== undefined ? [{lead: 'timeout=', value: timeout}] : []),
  ];
}

function printAnswer({answer, part}: ExampleRequest): string[] {
  switch (answer) {
    case 'json':
      return part
        ? ['result = response.json()', ...printSummary(printer(false), 'result', part)]
        : ['print(response.json())'];
    case 'text':
      return ['print(response.text)'];
    case 'file':
      return save('response.content');
    case 'nothing':
      return ['print(response.status_code)'];
  }
}

/** An argument of a call: a value, or code that makes one, behind the text before it. */
interface Argument {
  readonly lead: string;
  readonly value?: Json;
  readonly code?: string;
}

/** Writes a call on one line where it fits, else one argument a line. */
function printCall(callee: string, callArguments: readonly Argument[]): string {
  const write = ({lead, value = null, code}: Argument, margin: string, column: number): string =>
    lead + (code ?? printLiteral(value, pythonSyntax, margin, column + lead.length));
  const flat = callArguments.map((argument) => write(argument, '', Number.NEGATIVE_INFINITY));
  const line = `${callee}(${flat.join(', ')})`;
  if (callArguments.length === 0 || line.length <= callWidth) return line;
  const lines = callArguments.map(
    (argument) => `${indent}${write(argument, indent, indent.length + 1)},`,
  );
  return [`${callee}(`, ...lines, ')'].join('\n');
}
