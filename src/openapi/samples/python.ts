import {product} from '../../site/product';
import {type ExampleRequest, type FormPart, textOf} from './example-values';
import {indentLines, lineWidth, printLiteral, pythonSyntax} from './literals';
import {bindArguments, omissionNote, type SdkArgument, type SdkMethod} from './sdk-method';

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
export function writePython(
  request: ExampleRequest,
  method: SdkMethod | undefined,
): {code: string; note?: string} {
  return method ? writeClientProgram(request, method) : writeHttpProgram(request);
}

function writeClientProgram(request: ExampleRequest, method: SdkMethod) {
  const {path, named, omitted} = bindArguments(method, request);
  const call = printCall(method.method, [
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
  return {code: code.join('\n'), note: omissionNote('Python', omitted)};
}

function printStatements(
  call: string,
  {streaming}: ExampleRequest,
  {returns, paginated}: SdkMethod,
  file: SdkArgument | undefined,
): string[] {
  if (streaming) return [`stream = ${call}`, 'for chunk in stream:', `${indent}print(chunk)`];
  if (paginated) return [`items = ${call}`, 'for item in items:', `${indent}print(item)`];
  const statement = returns === 'None' ? call : `response = ${call}`;
  return [
    ...(file ? withFile(file.value, statement) : [statement]),
    ...(returns === 'None' ? [] : ['print(response)']),
  ];
}

function writeHttpProgram(request: ExampleRequest) {
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

function readAnswer(call: string, {streaming, answer}: ExampleRequest, file?: FormPart): string[] {
  if (streaming) {
    return [
      `with ${call} as response:`,
      `${indent}response.raise_for_status()`,
      `${indent}for line in response.iter_lines():`,
      `${indent}${indent}print(line)`,
    ];
  }
  const statement = `response = ${call}`;
  const result = {json: 'response.json()', text: 'response.text', nothing: 'response.status_code'};
  return [
    ...(file ? withFile(file.value, statement) : [statement]),
    'response.raise_for_status()',
    `print(${result[answer]})`,
  ];
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
