import {type ExampleBody, type ExampleRequest, type FormPart, savedFile} from '../example-values';
import {fitLines, javaContinuation, lineWidth} from '../fit-lines';
import {javaString, javaTextBlock, jsonSyntax, printLiteral} from '../literals';
import {textOf} from '../notation';
import type {Program, SampleGenerator, SampleTarget} from '../program';

const {indent} = javaContinuation;
const margin = indent.repeat(2);

/** The body of a request: the statements that build it, and the publisher that sends it. */
interface BodyCode {
  readonly statements: readonly string[];
  readonly publisher: string;
  readonly contentType?: string;
}

/**
 * Writes the Java program that sends a request. It prints the JSON as it comes: the JDK has nothing
 * that reads JSON, and a program that needs a library first cannot be run as it is.
 */
export const java: SampleGenerator = {label: 'Java', write: writeJava};

function writeJava(request: ExampleRequest, {server}: SampleTarget): Program {
  const body = bodyCode(request.body);
  const lines = [
    ...body.statements,
    ...(body.statements.length > 0 ? [''] : []),
    'HttpRequest request = HttpRequest.newBuilder()',
    `${indent}.uri(URI.create(${javaString(request.url)}))`,
    ...(body.contentType ? printCall('.header', ['"Content-Type"', body.contentType]) : []),
    `${indent}${methodCall(request, body.publisher)}`,
    `${indent}.build();`,
    '',
    ...(request.body && server.losesUpgradedBodies
      ? clientForBodies
      : ['HttpClient client = HttpClient.newHttpClient();']),
    ...readAnswer(request),
  ];
  const code = [
    ...classes.filter((name) => isUsed(name, lines)).map((name) => `import ${name};`),
    '',
    `public class ${className(request.operationId)} {`,
    `${indent}public static void main(String[] args) throws Exception {`,
    ...lines.map(indented),
    `${indent}}`,
    '}',
  ].join('\n');
  return {code, client: false, prints: true};
}

/** In a text block, quotation marks belong to the text. */
function indented(statement: string): string {
  if (statement === '') return '';
  const line = margin + statement;
  return statement.includes('"""') ? line : fitLines(line, javaContinuation);
}

/** What a program may import. */
const classes = [
  'java.net.URI',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpRequest.BodyPublisher',
  'java.net.http.HttpRequest.BodyPublishers',
  'java.net.http.HttpResponse',
  'java.net.http.HttpResponse.BodyHandlers',
  'java.nio.file.Path',
  'java.util.UUID',
  'java.util.stream.Stream',
];

function isUsed(name: string, lines: readonly string[]): boolean {
  const use = new RegExp(`\\b${name.split('.').at(-1) ?? name}[.<> ]`);
  return lines.some((line) => use.test(line));
}

/** Writes a call on one line where it fits, else one argument a line. */
function printCall(callee: string, values: readonly string[], end = ''): string[] {
  const line = `${indent}${callee}(${values.join(', ')})${end}`;
  if (margin.length + line.length <= lineWidth) return [line];
  return [
    `${indent}${callee}(`,
    ...`${values.join(',\n')})${end}`.split('\n').map((value) => indent.repeat(2) + value),
  ];
}

const clientForBodies = [
  '// The server may lose the body of a request',
  '// that offers to use HTTP/2.',
  'HttpClient client = HttpClient.newBuilder()',
  `${indent}.version(HttpClient.Version.HTTP_1_1)`,
  `${indent}.build();`,
];

function className(operationId: string): string {
  const name = operationId
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return /^[A-Z]/.test(name) ? name : `Call${name}`;
}

function methodCall({method, body}: ExampleRequest, publisher: string): string {
  if (method === 'get') return '.GET()';
  if (method === 'delete' && !body) return '.DELETE()';
  if (method === 'post' || method === 'put') return `.${method.toUpperCase()}(${publisher})`;
  return `.method(${javaString(method.toUpperCase())}, ${publisher})`;
}

/** The type of a response's body, what makes it of the bytes that come, and what prints it. */
function bodyReader({
  streaming,
  answer,
}: ExampleRequest): readonly [type: string, handler: string, ...print: string[]] {
  if (streaming) {
    return ['Stream<String>', 'ofLines()', 'response.body().forEach(System.out::println);'];
  }
  if (answer === 'nothing') return ['Void', 'discarding()'];
  const print = 'System.out.println(response.body());';
  return answer === 'file'
    ? ['Path', `ofFile(Path.of(${javaString(savedFile)}))`, print]
    : ['String', 'ofString()', print];
}

function readAnswer(request: ExampleRequest): string[] {
  const [type, handler, ...print] = bodyReader(request);
  return [
    `HttpResponse<${type}> response =`,
    ...printCall('client.send', ['request', `BodyHandlers.${handler}`], ';'),
    '',
    'System.out.println(response.statusCode());',
    ...print,
  ];
}

function bodyCode(body: ExampleBody | undefined): BodyCode {
  if (!body) {
    return {statements: [], publisher: 'BodyPublishers.noBody()'};
  }
  if (body.kind === 'form') return formCode(body.parts);
  const inner = margin + indent;
  const json = printLiteral(body.value, jsonSyntax, inner, inner.length).replaceAll(
    `\n${inner}`,
    '\n',
  );
  return {
    // The text block's lines are indented by the caller's margin only where they begin a statement.
    statements: [`String body = ${javaTextBlock(json, inner)};`],
    publisher: 'BodyPublishers.ofString(body)',
    contentType: '"application/json"',
  };
}

/** Java has no publisher for multipart forms: the program writes the parts itself. */
function formCode(parts: readonly FormPart[]): BodyCode {
  const pieces = parts.flatMap((part) => (part.isFile ? filePieces(part) : [fieldPiece(part)]));
  const end = textPiece(['"--" + boundary + "--\\r\\n"']);
  return {
    statements: [
      'String boundary = UUID.randomUUID().toString();',
      'BodyPublisher body = BodyPublishers.concat(',
      ...[...pieces, end].join(',\n').split('\n'),
      ');',
    ],
    publisher: 'body',
    contentType: '"multipart/form-data; boundary=" + boundary',
  };
}

function fieldPiece({name, value}: FormPart): string {
  return textPiece([
    '"--" + boundary + "\\r\\n"',
    javaString(`Content-Disposition: form-data; name="${name}"\r\n\r\n`),
    javaString(`${textOf(value)}\r\n`),
  ]);
}

function filePieces({name, value}: FormPart): string[] {
  const file = textOf(value);
  return [
    textPiece([
      '"--" + boundary + "\\r\\n"',
      javaString(`Content-Disposition: form-data; name="${name}"; filename="${file}"\r\n`),
      javaString('Content-Type: application/octet-stream\r\n\r\n'),
    ]),
    `${indent}BodyPublishers.ofFile(Path.of(${javaString(file)}))`,
    textPiece([javaString('\r\n')]),
  ];
}

/** A piece of text, joined on one line where it fits. */
function textPiece(terms: readonly string[]): string {
  const line = `${indent}BodyPublishers.ofString(${terms.join(' + ')})`;
  if (margin.length + line.length < lineWidth) return line;
  const inner = indent.repeat(2);
  return `${indent}BodyPublishers.ofString(\n${inner}${terms.join(`\n${inner}${indent}+ `)}\n${indent})`;
}
