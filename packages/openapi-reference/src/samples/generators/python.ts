import {type ExampleRequest, type FormPart, savedFile, textOf} from '../example-values';
import type {Program, SampleGenerator, SampleTarget} from '../program';
import {indentLines, lineWidth, printLiteral, pythonSyntax} from '../literals';
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

const {indent, string} = pythonSyntax;

/** Room for the text before a call: white space and `response = `. */
const callWidth = lineWidth - 15;

/** An argument of a call, with the code before its value. */
interface Argument {
  readonly lead: string;
  /** Writes the value behind `margin`, for a line that begins with so many characters. */
  readonly print: (margin: string, column: number) => string;
}

/** Writes Python programs: with the client library where it has a method, else with `httpx`. */
export const python: SampleGenerator = {
  label: 'Python',
  write: (request, target) =>
    target.client && target.method
      ? writeClientProgram(request, target.client, target.method, target)
      : writeHttpProgram(request, target),
};

function writeClientProgram(
  request: ExampleRequest,
  client: SampleClient,
  method: SdkMethod,
  {server}: SampleTarget,
): Program {
  const {path, named, omitted} = bindArguments(method, request);
  const callee =
    request.answer === 'file'
      ? method.method.replace(/\.\w+$/, '.with_raw_response$&')
      : method.method;
  const call = printCall(callee, [
    ...path.map(({name, value}, index) => literal(index === 0 ? '' : `${name}=`, value)),
    ...named.map((argument) =>
      argument.isFile
        ? expression(`${argument.name}=`, 'file')
        : literal(`${argument.name}=`, argument.value),
    ),
  ]);
  const code = [
    client.imports,
    '',
    client.setup,
    '',
    ...printStatements(
      call,
      request,
      method,
      named.find(({isFile}) => isFile),
      server,
    ),
  ];
  const notes = [
    omissionNote('Python', omitted),
    request.streaming ? undefined : returnNote(method),
    !request.streaming && request.part?.kind === 'output text' ? outputTextNote : undefined,
  ];
  return {
    code: code.join('\n'),
    note: notes.filter((note) => note !== undefined).join(' ') || undefined,
    client: true,
    prints: request.answer !== 'file' && !isSilent(request, method),
  };
}

const outputTextNote =
  '`output_text` is a property of the Python client, which joins the texts of the messages in `output`.';

function isSilent({streaming, answer}: ExampleRequest, method: SdkMethod): boolean {
  return !streaming && (answer === 'nothing' || returnsNothing(method));
}

function printStatements(
  call: string,
  request: ExampleRequest,
  method: SdkMethod,
  file: SdkArgument | undefined,
  server: SampleTarget['server'],
): string[] {
  const {streaming, answer, event, part} = request;
  if (streaming) {
    return [`stream = ${call}`, ...printPythonStream(method.mistyped ? undefined : event, server)];
  }
  if (method.paginated) {
    const paths = part?.kind === 'items' ? part.paths : [[]];
    return [
      `items = ${call}`,
      ...printPython('items', {kind: 'items', list: [], paths}, 'attribute'),
    ];
  }
  if (isSilent(request, method)) return file ? withFile(file.value, call).slice(0, -1) : [call];
  const statement = `response = ${call}`;
  return [
    ...(file ? withFile(file.value, statement) : [statement]),
    ...(answer === 'file'
      ? saveFile('response.read()')
      : printPython('response', summaryOfReturned(part, method), 'attribute')),
  ];
}

function saveFile(content: string): string[] {
  return [`with open(${string(savedFile)}, "wb") as file:`, `${indent}file.write(${content})`];
}

function writeHttpProgram(request: ExampleRequest, {client, server}: SampleTarget): Program {
  const {method, url, streaming} = request;
  const isPlain = method !== 'trace' && (!request.body || takesBody.has(method));
  const rest = [literal('', url), ...requestArguments(request, server)];
  const call =
    streaming || !isPlain
      ? printCall(`httpx.${streaming ? 'stream' : 'request'}`, [
          literal('', method.toUpperCase()),
          ...rest,
        ])
      : printCall(`httpx.${method}`, rest);
  const file = formParts(request).find(({isFile}) => isFile);
  const code = ['import httpx', '', ...readAnswer(call, request, file)];
  return {
    code: code.join('\n'),
    note:
      client &&
      'The Python client of this version has no method for this route, so the program sends the request with `httpx`.',
    client: false,
    prints: request.answer !== 'file',
  };
}

/** Methods whose function in the library takes a body; `httpx.request` sends one with any. */
const takesBody: ReadonlySet<string> = new Set(['post', 'put', 'patch']);

function requestArguments(
  {body, method}: ExampleRequest,
  server: SampleTarget['server'],
): Argument[] {
  const timeout =
    method === 'post' && server.timeout !== undefined ? [literal('timeout=', server.timeout)] : [];
  if (!body) return timeout;
  if (body.kind === 'json') return [literal('json=', body.value), ...timeout];
  const fields = body.parts.filter(({isFile}) => !isFile);
  return [
    ...body.parts
      .filter(({isFile}) => isFile)
      .map(({name}) => expression('files=', `{${string(name)}: file}`)),
    ...(fields.length > 0
      ? [literal('data=', Object.fromEntries(fields.map(({name, value}) => [name, textOf(value)])))]
      : []),
    ...timeout,
  ];
}

function readAnswer(
  call: string,
  {streaming, answer, part}: ExampleRequest,
  file?: FormPart,
): string[] {
  if (streaming) {
    return [
      `with ${call} as response:`,
      `${indent}response.raise_for_status()`,
      `${indent}for line in response.iter_lines():`,
      `${indent}${indent}print(line)`,
    ];
  }
  const statement = `response = ${call}`;
  return [
    ...(file ? withFile(file.value, statement) : [statement]),
    'response.raise_for_status()',
    ...printAnswer(answer, part),
  ];
}

function printAnswer(answer: ExampleRequest['answer'], part: ExampleRequest['part']): string[] {
  switch (answer) {
    case 'json':
      return part
        ? ['result = response.json()', ...printPython('result', part, 'key')]
        : ['print(response.json())'];
    case 'text':
      return ['print(response.text)'];
    case 'file':
      return saveFile('response.content');
    case 'nothing':
      return ['print(response.status_code)'];
  }
}

function withFile(name: SdkArgument['value'], statement: string): string[] {
  return [`with open(${string(textOf(name))}, "rb") as file:`, indentLines(statement, indent), ''];
}

function formParts({body}: ExampleRequest): readonly FormPart[] {
  return body?.kind === 'form' ? body.parts : [];
}

function literal(lead: string, value: SdkArgument['value']): Argument {
  return {lead, print: (margin, column) => printLiteral(value, pythonSyntax, margin, column)};
}

function expression(lead: string, code: string): Argument {
  return {lead, print: () => code};
}

/** Writes a call on one line where it fits, else one argument a line. */
function printCall(callee: string, callArguments: readonly Argument[]): string {
  const flat = callArguments.map(({lead, print}) => lead + print('', Number.NEGATIVE_INFINITY));
  const line = `${callee}(${flat.join(', ')})`;
  if (callArguments.length === 0 || line.length <= callWidth) return line;
  const lines = callArguments.map(
    ({lead, print}) => `${indent}${lead}${print(indent, indent.length + lead.length + 1)},`,
  );
  return [`${callee}(`, ...lines, ')'].join('\n');
}

/** How Python reads a property: of an object of the client, or of a dictionary made from JSON. */
type PythonAccess = 'attribute' | 'key';

/**
 * Writes the statements that print the summary of a value.
 * @param value name of the variable that holds it
 * @param part undefined for the value as a whole
 */
function printPython(
  value: string,
  part: ResponseSummary | undefined,
  access: PythonAccess,
): string[] {
  const read = (base: string, path: Path): string =>
    base + path.map((step) => stepCode(step, access)).join('');
  const print = (base: string, paths: readonly Path[], lead: readonly string[] = []): string =>
    `print(${[...lead, ...paths.map((path) => read(base, path))].join(', ')})`;
  switch (part?.kind) {
    case undefined:
      return [`print(${value})`];
    case 'values':
      return [print(value, part.paths)];
    case 'length':
      return [`print(len(${read(value, part.path)}))`];
    case 'items':
      return [`for item in ${read(value, part.list)}:`, indent + print('item', part.paths)];
    case 'entries':
      return [
        `for name, entry in ${read(value, part.map)}.items():`,
        indent + print('entry', part.paths, ['name']),
      ];
    case 'output text':
      return [`print(${value}${access === 'key' ? '["output"]' : '.output_text'})`];
  }
}

/**
 * Writes the loop that prints the text of a stream of the client as it comes.
 * @param event undefined for events that are shown whole
 */
function printPythonStream(
  event: EventSummary | undefined,
  {streamsErrors}: SampleTarget['server'],
): string[] {
  const body = event ? eventStatements(event) : ['print(event)'];
  return [
    'for event in stream:',
    ...(streamsErrors
      ? [
          `${indent}# A stream that fails ends with an error; the status stays 200.`,
          `${indent}if hasattr(event, "error"):`,
          `${indent.repeat(2)}raise RuntimeError(event.error)`,
        ]
      : []),
    ...body.map((line) => indent + line),
    ...(event ? ['print()'] : []),
  ];
}

function eventStatements(event: EventSummary): string[] {
  const write = (code: string): string => `print(${code}, end="", flush=True)`;
  switch (event.kind) {
    case 'choices':
      return ['for choice in event.choices:', indent + write('choice.delta.content or ""')];
    case 'typed':
      return [
        `if event.type == ${string(event.type)}:`,
        indent + write(`event${attributes(event.path)}`),
      ];
    case 'deltas': {
      const isOfType =
        event.type === undefined ? '' : `payload.event_type == ${string(event.type)} and `;
      return [
        `payload = event${attributes(event.payload)}`,
        `if ${isOfType}payload.delta.type == "text":`,
        indent + write('payload.delta.text'),
      ];
    }
    case 'every':
      return [write(`event${attributes(event.path)}`)];
  }
}

function attributes(path: Path): string {
  return path.map((step) => stepCode(step, 'attribute')).join('');
}

function stepCode(step: Step, access: PythonAccess): string {
  if (step.kind === 'item') return `[${step.index}]`;
  return step.kind === 'field' && access === 'attribute'
    ? `.${step.name}`
    : `[${string(step.name)}]`;
}
