import {
  type ExampleBody,
  type ExampleRequest,
  type FormPart,
  savedFile,
  textOf,
} from '../example-values';
import {indentLines, jsonSyntax, printLiteral, shellWord} from '../literals';
import type {Program, SampleGenerator} from '../program';

/**
 * Writes the curl command that sends a request. It prints the JSON as it comes: who uses curl wants
 * to see it.
 */
export const curl: SampleGenerator = {label: 'curl', write: writeCurl};

function writeCurl(request: ExampleRequest): Program {
  const {method, url, body, streaming, answer} = request;
  const words = [
    'curl',
    ...(streaming ? ['--no-buffer'] : []),
    ...methodOption(method),
    shellWord(url),
  ];
  const output = answer === 'file' ? [`--output ${shellWord(savedFile)}`] : [];
  return {
    code: [words.join(' '), ...optionsOf(body), ...output].join(' \\\n  '),
    client: false,
    prints: answer !== 'file' && answer !== 'nothing',
  };
}

function methodOption(method: ExampleRequest['method']): string[] {
  if (method === 'get') return [];
  return method === 'head' ? ['--head'] : [`--request ${method.toUpperCase()}`];
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
