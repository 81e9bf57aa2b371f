import {product} from '../../site/product';
import {type ExampleRequest, type FormPart, savedFile, textOf} from './example-values';
import type {Program} from './program';
import {indentLines, lineWidth, printLiteral, pythonSyntax} from './literals';
import {printPython, printPythonStream} from './python-output';
import {
  bindArguments,
  omissionNote,
  returnNote,
  returnsNothing,
  type SdkArgument,
  type SdkMethod,
} from './sdk-method';
import {partOfReturned} from './telling-part';

const {indent, string} = pythonSyntax;

/** Room for what stands before a call: white space and `response = `. */
const callWidth = lineWidth - 15;

/** An argument of a call, with the code that stands before its value. */
interface Argument {
  readonly lead: string;
  /** Writes the value behind `margin`, for a line that begins with so many characters. */
  readonly print: (margin: string, column: number) => string;
}

/**
 * Writes the Python program that sends a request.
 * @param method the client method that calls the operation; without one the program uses HTTP
 */
export function writePython(request: ExampleRequest, method: SdkMethod | undefined): Program {
  return method ? writeClientProgram(request, method) : writeHttpProgram(request);
}

function writeClientProgram(request: ExampleRequest, method: SdkMethod): Program {
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
    'from llama_stack_client import LlamaStackClient',
    '',
    `client = LlamaStackClient(base_url=${string(product.defaultServerUrl)})`,
    '',
    ...printStatements(
      call,
      request,
      method,
      named.find(({isFile}) => isFile),
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
): string[] {
  const {streaming, answer, event, part} = request;
  if (streaming) {
    return [`stream = ${call}`, ...printPythonStream(method.mistyped ? undefined : event)];
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
      : printPython('response', partOfReturned(part, method), 'attribute')),
  ];
}

function saveFile(content: string): string[] {
  return [`with open(${string(savedFile)}, "wb") as file:`, `${indent}file.write(${content})`];
}

function writeHttpProgram(request: ExampleRequest): Program {
  const {method, url, streaming} = request;
  const call = streaming
    ? printCall('httpx.stream', [
        literal('', method.toUpperCase()),
        literal('', url),
        ...requestArguments(request),
      ])
    : printCall(`httpx.${method}`, [literal('', url), ...requestArguments(request)]);
  const file = formParts(request).find(({isFile}) => isFile);
  const code = ['import httpx', '', ...readAnswer(call, request, file)];
  return {
    code: code.join('\n'),
    note: 'The Python client of this version has no method for this route, so the program sends the request with `httpx`.',
    client: false,
    prints: request.answer !== 'file',
  };
}

function requestArguments({body, method}: ExampleRequest): Argument[] {
  // The library gives up after five seconds, and a model may need longer.
  const timeout = method === 'post' ? [literal('timeout=', 60)] : [];
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
