import {type ExampleBody, type ExampleRequest, type FormPart, savedFile} from '../example-values';
import {lineWidth, piecesOf} from '../fit-lines';
import {jsonSyntax, printLiteral, shellWord} from '../literals';
import {textOf} from '../notation';
import type {Program, SampleGenerator} from '../program';

const {indent} = jsonSyntax;

/**
 * Writes the curl command that sends a request. It prints the JSON as it comes: who uses curl wants
 * to see it.
 */
export const curl: SampleGenerator = {label: 'curl', write: writeCurl};

function writeCurl(request: ExampleRequest): Program {
  const {method, url, body, streaming, answer} = request;
  const command = ['curl', ...(streaming ? ['--no-buffer'] : []), ...methodOption(method)].join(
    ' ',
  );
  const address = shellWord(url);
  const output = answer === 'file' ? [`--output ${shellWord(savedFile)}`] : [];
  return {
    code: [
      ...(fits(`${command} ${address}`) ? [`${command} ${address}`] : [command, brokenUrl(url)]),
      ...optionsOf(body),
      ...output,
    ].join(' \\\n  '),
    client: false,
    prints: answer !== 'file' && answer !== 'nothing',
  };
}

const ending = ' \\'.length;

const fits = (line: string): boolean => line.length + ending <= lineWidth;

/** An address as words without white space between them, which a shell reads as one. */
function brokenUrl(url: string): string {
  const room = lineWidth - indent.length - "''".length - ending;
  return piecesOf(url, room).map(shellWord).join('\\\n');
}

function methodOption(method: ExampleRequest['method']): string[] {
  if (method === 'get') return [];
  return method === 'head' ? ['--head'] : [`--request ${method.toUpperCase()}`];
}

function optionsOf(body: ExampleBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'form') return body.parts.map((part) => `--form ${shellWord(formText(part))}`);
  const json = printLiteral(body.value, jsonSyntax, indent, "  --data ''".length);
  return ["--header 'Content-Type: application/json'", `--data ${shellWord(json)}`];
}

function formText({name, value, isFile}: FormPart): string {
  return `${name}=${isFile ? '@' : ''}${textOf(value)}`;
}
