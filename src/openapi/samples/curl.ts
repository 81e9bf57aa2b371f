import {
  type ExampleBody,
  type ExampleRequest,
  type FormPart,
  savedFile,
  textOf,
} from './example-values';
import {indentLines, jsonSyntax, printLiteral, shellWord} from './literals';
import type {Program} from './program';

/**
 * Writes the curl command that sends a request. It prints the JSON as it comes: who uses curl wants
 * to see it.
 */
export function writeCurl(request: ExampleRequest): Program {
  const {method, url, body, streaming, answer} = request;
  const words = [
    'curl',
    ...(streaming ? ['--no-buffer'] : []),
    ...(method === 'get' ? [] : [`--request ${method.toUpperCase()}`]),
    shellWord(url),
  ];
  const output = answer === 'file' ? [`--output ${shellWord(savedFile)}`] : [];
  return {
    code: [words.join(' '), ...optionsOf(body), ...output].join(' \\\n  '),
    client: false,
    prints: answer !== 'file' && answer !== 'nothing',
  };
}

function optionsOf(body: ExampleBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'form') return body.parts.map((part) => `--form ${shellWord(formText(part))}`);
  const json = indentLines(printLiteral(body.value, jsonSyntax, '', "  --data ''".length), '  ');
  return ["--header 'Content-Type: application/json'", `--data ${shellWord(json.trimStart())}`];
}

function formText({name, value, isFile}: FormPart): string {
  return `${name}=${isFile ? '@' : ''}${textOf(value)}`;
}
