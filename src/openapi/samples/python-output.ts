import {pythonSyntax} from './literals';
import type {Path, Step, TellingEvent, TellingPart} from './telling-part';

const {indent, string} = pythonSyntax;

/** How Python reads a property: of an object of the client, or of a dictionary made from JSON. */
export type PythonAccess = 'attribute' | 'key';

/**
 * Writes the statements that print what is telling of a value.
 * @param value name of the variable that holds it
 * @param part undefined for the value as a whole
 */
export function printPython(
  value: string,
  part: TellingPart | undefined,
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
export function printPythonStream(event: TellingEvent | undefined): string[] {
  const body = event ? eventStatements(event) : ['print(event)'];
  return [
    'for event in stream:',
    `${indent}# A stream that fails ends with an error; the status stays 200.`,
    `${indent}if hasattr(event, "error"):`,
    `${indent.repeat(2)}raise RuntimeError(event.error)`,
    ...body.map((line) => indent + line),
    ...(event ? ['print()'] : []),
  ];
}

function eventStatements(event: TellingEvent): string[] {
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
