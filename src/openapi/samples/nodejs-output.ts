import {javascriptSyntax} from './literals';
import type {Path, Step, TellingEvent, TellingPart} from './telling-part';

const {indent, key, string} = javascriptSyntax;

/**
 * Writes the statements that print what is telling of a value.
 * @param value name of the variable that holds it
 * @param part undefined for the value as a whole
 * @param mayBeChunk whether the types of the client let the value be a chunk of a stream as well
 */
export function printNodejs(
  value: string,
  part: TellingPart | undefined,
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
export function printNodejsPages(pages: string, part: TellingPart | undefined): string[] {
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
export function printNodejsStream(event: TellingEvent | undefined): string[] {
  const body = event ? eventStatements(event) : ['console.log(event);'];
  return [
    'for await (const event of stream) {',
    `${indent}// A stream that fails ends with an error; the status stays 200.`,
    `${indent}if ('error' in event) throw new Error(JSON.stringify(event.error));`,
    ...body.map((line) => indent + line),
    '}',
    ...(event ? ['console.log();'] : []),
  ];
}

function eventStatements(event: TellingEvent): string[] {
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
