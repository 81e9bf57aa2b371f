import {type ExampleBody, type ExampleRequest, type FormPart, textOf} from './example-values';
import {indentLines, jsonSyntax, printLiteral, shellWord} from './literals';

/** Writes the curl command that sends a request. */
export function writeCurl(request: ExampleRequest): string {
  const {method, url, body, streaming} = request;
  const words = [
    'curl',
    ...(streaming ? ['--no-buffer'] : []),
    ...(method === 'get' ? [] : [`--request ${method.toUpperCase()}`]),
    shellWord(url),
  ];
  return [words.join(' '), ...optionsOf(body)].join(' \\\n  ');
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
