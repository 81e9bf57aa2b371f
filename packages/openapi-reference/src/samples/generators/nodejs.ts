import type {Json} from '@docs-kit/openapi-model/json';
import {type ClientLanguage, printSummary, writeProgram} from '../client-program';
import {type ExampleRequest, filesOf, savedFile} from '../example-values';
import {fitLines, javascriptContinuation, lineWidth, printOnLines} from '../fit-lines';
import {indentLines, javascriptSyntax, printLiteral} from '../literals';
import {textOf} from '../notation';
import type {SampleGenerator} from '../program';
import type {Path} from '../response-summary';
import type {SdkArgument} from '../sdk-method';

const {indent, key, string} = javascriptSyntax;

/** Room for the text around a call: `const response = await` … `;`. */
const callWidth = lineWidth - 24;

/** Writes ECMAScript modules: with the client library where it has a method, else with `fetch`. */
export const nodejs: SampleGenerator = {
  label: 'Node.js',
  write(request, target) {
    const program = writeProgram(language, request, target);
    return {...program, code: fitLines(program.code, javascriptContinuation)};
  },
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
const print = (...codes: string[]): string => `${printOnLines('console.log', codes, indent)};`;

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
  when: (code, text) => `if (${code} === ${string(text)})`,
  orEmpty: (code) => `${code} ?? ''`,
  length: (code) => `${code}.length`,
  outputText: (value) =>
    block(
      `for (const item of ${value}.output)`,
      `if (item.type !== 'message') continue;`,
      `if (typeof item.content === 'string') continue;`,
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
    const value = `${name === 'items' ? '' : 'await '}${call};`;
    const statement = `const ${name} = ${value}`;
    return isFitting(statement) ? [statement] : [`const ${name} =`, indentLines(value, indent)];
  },
  save: () => [
    'const bytes = await response.arrayBuffer();',
    `await writeFile(${string(savedFile)}, Buffer.from(bytes));`,
  ],
  failure: [
    '// A stream that fails ends with an error,',
    '// and its status is still 200.',
    ...block(`if ('error' in event)`, 'throw new Error(JSON.stringify(event.error));'),
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
      ...block(`if (choice && 'message' in choice)`, print(read('choice', path.slice(2)))),
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
        if (!isFile) return `form.append(${string(name)}, ${text});`;
        const content = `const content = new Blob([await readFile(${text})]);`;
        return `${content}\nform.append(${string(name)}, content, ${text});`;
      }),
      ...(body?.kind === 'form' ? [''] : []),
      printFetch(request),
      ...block(
        `if (!response.ok${request.streaming ? ' || !response.body' : ''})`,
        [
          'throw new Error(',
          `${indent}\`\${response.status}: \${await response.text()}\`,`,
          ');',
        ].join('\n'),
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
  if (named && hugged.indexOf('\n') <= lineWidth - `${indent}await `.length) return hugged;
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
          `${lead}${printLiteral(body.value, javascriptSyntax, indent, indent.length + lead.length + 2)})`,
        ]
      : []),
  ];
  const lines = options.map((option) => `${indent}${option},`);
  const end = lines.length > 0 ? [', {', ...lines, '});'].join('\n') : ');';
  const call = (address: string): string => `const response = await fetch(${address}${end}`;
  const whole = call(string(url));
  return isFitting(whole) ? whole : `const url = ${string(url)};\n${call('url')}`;
}

/** Whether the first line of some code is not too wide. */
const isFitting = (code: string): boolean => code.search(/$/m) <= lineWidth;

function printAnswer({streaming, answer, part}: ExampleRequest): string[] {
  if (streaming) {
    return [
      'const texts = response.body.pipeThrough(',
      `${indent}new TextDecoderStream(),`,
      ');',
      ...block('for await (const text of texts)', 'process.stdout.write(text);'),
    ];
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
