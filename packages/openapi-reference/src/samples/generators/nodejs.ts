import type {Json} from '@docs-kit/openapi-model/json';
import {type ClientLanguage, printSummary, writeProgram} from '../client-program';
import {type ExampleRequest, filesOf, savedFile, textOf} from '../example-values';
import {indentLines, javascriptSyntax, lineWidth, printLiteral} from '../literals';
import type {SampleGenerator} from '../program';
import type {Path} from '../response-summary';
import type {SdkArgument} from '../sdk-method';

const {indent, key, string} = javascriptSyntax;

/** Room for the text around a call: `const response = await` … `;`. */
const callWidth = lineWidth - 24;

/** Writes ECMAScript modules: with the client library where it has a method, else with `fetch`. */
export const nodejs: SampleGenerator = {
  label: 'Node.js',
  write: (request, target) => writeProgram(language, request, target),
};

const block = (head: string, ...lines: string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => indentLines(line, indent)),
  '}',
];
const read = (base: string, path: Path): string =>
  path.reduce((code, step) => {
    if (step.kind === 'item') return `${code}[${step.index}]`;
    const name = key(step.name);
    return name === step.name ? `${code}.${name}` : `${code}[${name}]`;
  }, base);
const print = (...codes: string[]): string => `console.log(${codes.join(', ')});`;

const language: ClientLanguage = {
  name: 'Node.js',
  library: 'fetch',
  block,
  read,
  print,
  write: (code) => `process.stdout.write(${code});`,
  assign: (name, code) => `const ${name} = ${code};`,
  each: (name, list, comesInPieces) =>
    `for ${comesInPieces ? 'await ' : ''}(const ${name} of ${list})`,
  eachEntry: (map) => ({head: `for (const name in ${map})`, entry: `${map}[name]`}),
  when: (texts) =>
    `if (${Object.entries(texts)
      .map(([code, text]) => `${code} === ${string(text)}`)
      .join(' && ')})`,
  orEmpty: (code) => `${code} ?? ''`,
  length: (code) => `${code}.length`,
  outputText: (value) =>
    block(
      `for (const item of ${value}.output)`,
      `if (item.type !== 'message' || typeof item.content === 'string') continue;`,
      ...block(
        'for (const part of item.content)',
        `if (part.type === 'output_text') console.log(part.text);`,
      ),
    ),
  imports: ({answer}, {named}) => [
    ...(named.some(({isFile}) => isFile) ? ["import fs from 'node:fs';"] : []),
    ...(answer === 'file' ? ["import { writeFile } from 'node:fs/promises';"] : []),
  ],
  call: ({method, callShape = ''}, {path, named}, {answer}) => {
    const takesBody = /\bbody\b(?!\?)/.test(callShape);
    const values = path.map(({value}) => value);
    const call = printCall(method, values, named.length > 0 || takesBody ? named : undefined);
    return answer === 'file' ? `${call}.asResponse()` : call;
  },
  send: (call, name) => {
    if (name === undefined) return [`await ${call};`];
    return [`const ${name} = ${name === 'items' ? '' : 'await '}${call};`];
  },
  save: () => [`await writeFile(${string(savedFile)}, Buffer.from(await response.arrayBuffer()));`],
  failure: [
    '// A stream that fails ends with an error; the status stays 200.',
    `if ('error' in event) throw new Error(JSON.stringify(event.error));`,
  ],
  // What could be a chunk of a stream as well has choices with a message or a delta.
  narrowed: (summary, {returns}) => {
    const path = summary.kind === 'values' ? summary.paths[0] : undefined;
    const [choices, first, message] = path ?? [];
    const isMessage = message?.kind === 'field' && message.name === 'message';
    if (!returns.includes('Stream<') || !path || !choices || !isMessage) return undefined;
    if (choices.kind !== 'field' || first?.kind !== 'item') return undefined;
    return [
      `const [choice] = ${read('response', [choices])};`,
      `if (choice && 'message' in choice) ${print(read('choice', path.slice(2)))}`,
    ];
  },
  http: (request) => {
    const {body, answer} = request;
    const functions = [
      ...(filesOf(request).length > 0 ? ['readFile'] : []),
      ...(answer === 'file' ? ['writeFile'] : []),
    ];
    return [
      ...(functions.length > 0
        ? [`import { ${functions.join(', ')} } from 'node:fs/promises';`, '']
        : []),
      ...(body?.kind === 'form' ? ['const form = new FormData();'] : []),
      ...(body?.kind === 'form' ? body.parts : []).map(({name, value, isFile}) => {
        const text = string(textOf(value));
        const content = isFile ? `new Blob([await readFile(${text})]), ${text}` : text;
        return `form.append(${string(name)}, ${content});`;
      }),
      ...(body?.kind === 'form' ? [''] : []),
      printFetch(request),
      ...block(
        `if (!response.ok${request.streaming ? ' || !response.body' : ''})`,
        'throw new Error(`${response.status}: ${await response.text()}`);',
      ),
      ...printAnswer(request),
    ];
  },
};

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
  const properties = (named ?? []).map((value) => `${indent}${printProperty(value, 0)},`);
  const broken = named ? [['{', ...properties, '}'].join('\n')] : [];
  const hugged = call(broken);
  if (named && hugged.indexOf('\n') <= callWidth) return hugged;
  const lines = [...leading, ...broken].map((argument) => `${indentLines(argument, indent)},`);
  return [`${callee}(`, ...lines, ')'].join('\n');
}

function printFlat(named: readonly SdkArgument[]): string {
  const properties = named.map((argument) => printProperty(argument, Number.NEGATIVE_INFINITY));
  return properties.length > 0 ? `{ ${properties.join(', ')} }` : '{}';
}

function printProperty({name, value, isFile}: SdkArgument, column: number): string {
  const lead = `${key(name)}: `;
  if (isFile) return `${lead}fs.createReadStream(${string(textOf(value))})`;
  return (
    lead + printLiteral(value, javascriptSyntax, indent, column + indent.length + lead.length + 1)
  );
}

function printFetch({method, url, body}: ExampleRequest): string {
  const lead = 'body: JSON.stringify(';
  const options = [
    ...(method === 'get' ? [] : [`method: ${string(method.toUpperCase())}`]),
    ...(body?.kind === 'form' ? ['body: form'] : []),
    ...(body?.kind === 'json'
      ? [
          "headers: { 'Content-Type': 'application/json' }",
          `${lead}${printLiteral(body.value, javascriptSyntax, '', indent.length + lead.length + 2)})`,
        ]
      : []),
  ];
  if (options.length === 0) return `const response = await fetch(${string(url)});`;
  const lines = options.map((option) => `${indentLines(option, indent)},`);
  return [`const response = await fetch(${string(url)}, {`, ...lines, '});'].join('\n');
}

function printAnswer({streaming, answer, part}: ExampleRequest): string[] {
  if (streaming) {
    return block(
      'for await (const text of response.body.pipeThrough(new TextDecoderStream()))',
      'process.stdout.write(text);',
    );
  }
  switch (answer) {
    case 'json':
      return ['const result = await response.json();', ...printSummary(language, 'result', part)];
    case 'text':
      return [print('await response.text()')];
    case 'file':
      return language.save();
    case 'nothing':
      return [print('response.status')];
  }
}
