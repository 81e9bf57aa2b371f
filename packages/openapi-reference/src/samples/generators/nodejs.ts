import type {Json} from '../../json';
import {
  type ExampleBody,
  type ExampleRequest,
  type FormPart,
  savedFile,
  textOf,
} from '../example-values';
import {indentLines, javascriptSyntax, lineWidth, printLiteral} from '../literals';
import type {Program, SampleGenerator, SampleTarget} from '../program';
import {
  bindArguments,
  omissionNote,
  returnNote,
  returnsNothing,
  type SampleClient,
  type SdkArgument,
  type SdkMethod,
} from '../sdk-method';
import {
  type EventSummary,
  type Path,
  type ResponseSummary,
  type Step,
  summaryOfReturned,
} from '../response-summary';

const {indent, key, string} = javascriptSyntax;

/** Room for the text around a call: `const response = await` … `;`. */
const callWidth = lineWidth - 24;

/** Writes ECMAScript modules: with the client library where it has a method, else with `fetch`. */
export const nodejs: SampleGenerator = {
  label: 'Node.js',
  write: (request, target) =>
    target.client && target.method
      ? writeClientProgram(request, target.client, target.method, target)
      : writeFetchProgram(request, target),
};

function writeClientProgram(
  request: ExampleRequest,
  client: SampleClient,
  method: SdkMethod,
  {server}: SampleTarget,
): Program {
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
    client.imports,
    '',
    client.setup,
    '',
    ...printStatements(call, request, method, server),
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

function printStatements(
  call: string,
  request: ExampleRequest,
  method: SdkMethod,
  server: SampleTarget['server'],
): string[] {
  const {streaming, answer, event, part} = request;
  if (streaming) {
    return [
      `const stream = await ${call};`,
      ...printNodejsStream(method.mistyped ? undefined : event, server),
    ];
  }
  if (method.paginated) return [`const items = ${call};`, ...printNodejsPages('items', part)];
  if (isSilent(request, method)) return [`await ${call};`];
  if (answer === 'file') {
    return [`const response = await ${call}.asResponse();`, saveFile('response')];
  }
  return [
    `const response = await ${call};`,
    ...printNodejs('response', summaryOfReturned(part, method), method.returns.includes('Stream<')),
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

function writeFetchProgram(request: ExampleRequest, {client}: SampleTarget): Program {
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
    note:
      client &&
      'The Node.js client of this version has no method for this route, so the program sends the request with `fetch`.',
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

/**
 * Writes the statements that print the summary of a value.
 * @param value name of the variable that holds it
 * @param part undefined for the value as a whole
 * @param mayBeChunk whether the types of the client let the value be a chunk of a stream as well
 */
function printNodejs(
  value: string,
  part: ResponseSummary | undefined,
  mayBeChunk = false,
): string[] {
  switch (part?.kind) {
    case undefined:
      return [log([value])];
    case 'values': {
      const choice = mayBeChunk ? guardedChoice(value, part.paths) : undefined;
      return choice ?? [log(part.paths.map((path) => value + stepsCode(path)))];
    }
    case 'length':
      return [log([`${value}${stepsCode(part.path)}.length`])];
    case 'items':
      return loop(
        `const item of ${value}${stepsCode(part.list)}`,
        log(part.paths.map((path) => `item${stepsCode(path)}`)),
      );
    case 'entries': {
      const map = value + stepsCode(part.map);
      return loop(
        `const name in ${map}`,
        log(['name', ...part.paths.map((path) => `${map}[name]${stepsCode(path)}`)]),
      );
    }
    case 'output text':
      return [
        `for (const item of ${value}.output) {`,
        `${indent}if (item.type !== 'message' || typeof item.content === 'string') continue;`,
        ...loop(
          'const part of item.content',
          `if (part.type === 'output_text') console.log(part.text);`,
        ).map((line) => indent + line),
        '}',
      ];
  }
}

/** Writes the loop that prints each item of a list whose pages the client fetches as it goes. */
function printNodejsPages(pages: string, part: ResponseSummary | undefined): string[] {
  const paths = part?.kind === 'items' ? part.paths : [[]];
  return loop(
    `const item of ${pages}`,
    log(paths.map((path) => `item${stepsCode(path)}`)),
    'for await',
  );
}

/**
 * Writes the loop that prints the text of a stream of the client as it comes.
 * @param event undefined for events that are shown whole
 */
function printNodejsStream(
  event: EventSummary | undefined,
  {streamsErrors}: SampleTarget['server'],
): string[] {
  const body = event ? eventStatements(event) : ['console.log(event);'];
  return [
    'for await (const event of stream) {',
    ...(streamsErrors
      ? [
          `${indent}// A stream that fails ends with an error; the status stays 200.`,
          `${indent}if ('error' in event) throw new Error(JSON.stringify(event.error));`,
        ]
      : []),
    ...body.map((line) => indent + line),
    '}',
    ...(event ? ['console.log();'] : []),
  ];
}

function eventStatements(event: EventSummary): string[] {
  const write = (code: string): string => `process.stdout.write(${code});`;
  switch (event.kind) {
    case 'choices':
      return loop('const choice of event.choices', write(`choice.delta.content ?? ''`));
    case 'typed':
      return [
        `if (event.type === ${string(event.type)}) {`,
        indent + write(`event${stepsCode(event.path)}`),
        '}',
      ];
    case 'deltas': {
      const isOfType =
        event.type === undefined ? '' : `payload.event_type === ${string(event.type)} && `;
      return [
        `const payload = event${stepsCode(event.payload)};`,
        `if (${isOfType}payload.delta.type === 'text') {`,
        indent + write('payload.delta.text'),
        '}',
      ];
    }
    case 'every':
      return [write(`event${stepsCode(event.path)}`)];
  }
}

/** A response that could be a chunk has choices with a message or a delta. */
function guardedChoice(value: string, paths: readonly Path[]): string[] | undefined {
  const [path = []] = paths;
  const [choices, first, message] = path;
  const isChoice = choices?.kind === 'field' && first?.kind === 'item' && message?.kind === 'field';
  if (!isChoice || message.name !== 'message') return undefined;
  return [
    `const [choice] = ${value}${stepsCode([choices])};`,
    `if (choice && 'message' in choice) ${log([`choice${stepsCode(path.slice(2))}`])}`,
  ];
}

function loop(head: string, statement: string, keyword = 'for'): string[] {
  return [`${keyword} (${head}) {`, indent + statement, '}'];
}

function log(codes: readonly string[]): string {
  return `console.log(${codes.join(', ')});`;
}

function stepsCode(path: Path): string {
  return path.map(stepCode).join('');
}

function stepCode(step: Step): string {
  if (step.kind === 'item') return `[${step.index}]`;
  const name = key(step.name);
  return name === step.name ? `.${name}` : `[${name}]`;
}
