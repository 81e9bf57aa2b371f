import {product} from '../../site/product';
import type {Json} from '../json';
import {
  type ExampleBody,
  type ExampleRequest,
  type FormPart,
  savedFile,
  textOf,
} from './example-values';
import {indentLines, javascriptSyntax, lineWidth, printLiteral} from './literals';
import {printNodejs, printNodejsPages, printNodejsStream} from './nodejs-output';
import type {Program} from './program';
import {
  bindArguments,
  omissionNote,
  returnNote,
  returnsNothing,
  type SdkArgument,
  type SdkMethod,
} from './sdk-method';
import {partOfReturned} from './telling-part';

const {indent, key, string} = javascriptSyntax;

/** Room for what stands before and after a call: `const response = await` … `;`. */
const callWidth = lineWidth - 24;

/**
 * Writes the Node.js program that sends a request, as an ECMAScript module.
 * @param method the client method that calls the operation; without one the program uses `fetch`
 */
export function writeNodejs(request: ExampleRequest, method: SdkMethod | undefined): Program {
  return method ? writeClientProgram(request, method) : writeFetchProgram(request);
}

function writeClientProgram(request: ExampleRequest, method: SdkMethod): Program {
  const {path, named, omitted} = bindArguments(method, request);
  const takesBody = /\bbody\b(?!\?)/.test(method.callShape ?? '');
  const call = printCall(
    method.method,
    path.map(({value}) => value),
    named.length > 0 || takesBody ? named : undefined,
  );
  const code = [
    ...(named.some(({isFile}) => isFile) ? ["import fs from 'node:fs';"] : []),
    ...(request.answer === 'file' ? ["import { writeFile } from 'node:fs/promises';"] : []),
    "import LlamaStackClient from 'llama-stack-client';",
    '',
    `const client = new LlamaStackClient({ baseURL: ${string(product.defaultServerUrl)} });`,
    '',
    ...printStatements(call, request, method),
  ];
  const notes = [
    omissionNote('Node.js', omitted),
    request.streaming ? undefined : returnNote(method),
  ];
  return {
    code: code.join('\n'),
    note: notes.filter((note) => note !== undefined).join(' ') || undefined,
    client: true,
    prints: request.answer !== 'file' && !isSilent(request, method),
  };
}

function isSilent({streaming, answer}: ExampleRequest, method: SdkMethod): boolean {
  return !streaming && (answer === 'nothing' || returnsNothing(method));
}

function printStatements(call: string, request: ExampleRequest, method: SdkMethod): string[] {
  const {streaming, answer, event, part} = request;
  if (streaming) {
    return [
      `const stream = await ${call};`,
      ...printNodejsStream(method.mistyped ? undefined : event),
    ];
  }
  if (method.paginated) return [`const items = ${call};`, ...printNodejsPages('items', part)];
  if (isSilent(request, method)) return [`await ${call};`];
  if (answer === 'file') {
    return [`const response = await ${call}.asResponse();`, saveFile('response')];
  }
  return [
    `const response = await ${call};`,
    ...printNodejs('response', partOfReturned(part, method), method.returns.includes('Stream<')),
  ];
}

function saveFile(response: string): string {
  return `await writeFile(${string(savedFile)}, Buffer.from(await ${response}.arrayBuffer()));`;
}

/**
 * Writes a call on one line where it fits, else the properties of its last argument one a line,
 * else also the arguments one a line.
 */
function printCall(
  callee: string,
  values: readonly Json[],
  named: readonly SdkArgument[] | undefined,
): string {
  const leading = values.map((value) => printLiteral(value, javascriptSyntax));
  const call = (object: string[]): string => `${callee}(${[...leading, ...object].join(', ')})`;
  const flat = call(named ? [printFlat(named)] : []);
  if (flat.length <= callWidth || leading.length + (named?.length ?? 0) === 0) return flat;
  const hugged = call(named ? [printBroken(named)] : []);
  if (named && hugged.indexOf('\n') <= callWidth) return hugged;
  const lines = [...leading, ...(named ? [printBroken(named)] : [])].map(
    (argument) => `${indentLines(argument, indent)},`,
  );
  return [`${callee}(`, ...lines, ')'].join('\n');
}

function printFlat(named: readonly SdkArgument[]): string {
  const properties = named.map((argument) => printProperty(argument, Number.NEGATIVE_INFINITY));
  return properties.length > 0 ? `{ ${properties.join(', ')} }` : '{}';
}

function printBroken(named: readonly SdkArgument[]): string {
  return ['{', ...named.map((argument) => `${indent}${printProperty(argument, 0)},`), '}'].join(
    '\n',
  );
}

function printProperty({name, value, isFile}: SdkArgument, column: number): string {
  if (isFile) return `${key(name)}: fs.createReadStream(${string(textOf(value))})`;
  const lead = `${key(name)}: `;
  const start = column + indent.length + lead.length + 1;
  return lead + printLiteral(value, javascriptSyntax, indent, start);
}

function writeFetchProgram(request: ExampleRequest): Program {
  const {body, answer} = request;
  const functions = [
    ...(body?.kind === 'form' && body.parts.some(({isFile}) => isFile) ? ['readFile'] : []),
    ...(answer === 'file' ? ['writeFile'] : []),
  ];
  const code = [
    ...(functions.length > 0
      ? [`import { ${functions.join(', ')} } from 'node:fs/promises';`, '']
      : []),
    ...(body?.kind === 'form' ? printForm(body.parts) : []),
    printFetch(request),
    ...checkAnswer(request),
    ...readAnswer(request),
  ];
  return {
    code: code.join('\n'),
    note: 'The Node.js client of this version has no method for this route, so the program sends the request with `fetch`.',
    client: false,
    prints: answer !== 'file',
  };
}

function printForm(parts: readonly FormPart[]): string[] {
  return [
    'const form = new FormData();',
    ...parts.map(({name, value, isFile}) => {
      const text = string(textOf(value));
      return isFile
        ? `form.append(${string(name)}, new Blob([await readFile(${text})]), ${text});`
        : `form.append(${string(name)}, ${text});`;
    }),
    '',
  ];
}

function printFetch({method, url, body}: ExampleRequest): string {
  const options = [
    ...(method === 'get' ? [] : [`method: ${string(method.toUpperCase())}`]),
    ...(body ? bodyOptions(body) : []),
  ];
  if (options.length === 0) return `const response = await fetch(${string(url)});`;
  const lines = options.map((option) => `${indentLines(option, indent)},`);
  return [`const response = await fetch(${string(url)}, {`, ...lines, '});'].join('\n');
}

function bodyOptions(body: ExampleBody): string[] {
  if (body.kind === 'form') return ['body: form'];
  const lead = 'body: JSON.stringify(';
  const value = printLiteral(body.value, javascriptSyntax, '', indent.length + lead.length + 2);
  return ["headers: { 'Content-Type': 'application/json' }", `${lead}${value})`];
}

function checkAnswer({streaming}: ExampleRequest): string[] {
  return [
    `if (!response.ok${streaming ? ' || !response.body' : ''}) {`,
    `${indent}throw new Error(\`\${response.status}: \${await response.text()}\`);`,
    '}',
  ];
}

function readAnswer({streaming, answer, part}: ExampleRequest): string[] {
  if (streaming) {
    return [
      'for await (const text of response.body.pipeThrough(new TextDecoderStream())) {',
      `${indent}process.stdout.write(text);`,
      '}',
    ];
  }
  switch (answer) {
    case 'json':
      return ['const result = await response.json();', ...printNodejs('result', part)];
    case 'text':
      return ['console.log(await response.text());'];
    case 'file':
      return [saveFile('response')];
    case 'nothing':
      return ['console.log(response.status);'];
  }
}
