import type {ExampleRequest} from './example-values';
import type {Program, SampleTarget, ServerTraits} from './program';
import {
  type EventSummary,
  type Path,
  type ResponseSummary,
  summaryOfReturned,
} from './response-summary';
import {bindArguments, omissionNote, type SdkArguments, type SdkMethod} from './sdk-method';

/** How a language writes the statements that print what comes back. */
export interface Printer {
  /** Reads a value inside another one. */
  readonly read: (base: string, path: Path) => string;
  /** Prints values on a line. */
  readonly print: (...codes: string[]) => string;
  /** Prints a text without a line break, at once. */
  readonly write: (code: string) => string;
  readonly assign: (name: string, code: string) => string;
  /** Repeats or guards statements. */
  readonly block: (head: string, ...lines: string[]) => string[];
  /** Head of a loop; what comes piece by piece is awaited. */
  readonly each: (name: string, list: string, comesInPieces?: boolean) => string;
  /** Head of a loop over a map by `name`, and the code of its values. */
  readonly eachEntry: (map: string) => {readonly head: string; readonly entry: string};
  /** Head of a condition: a code has a text. */
  readonly when: (code: string, text: string) => string;
  readonly orEmpty: (code: string) => string;
  readonly length: (code: string) => string;
  /** Prints the text of the messages of the Responses API. */
  readonly outputText: (value: string) => string[];
}

/** A language whose programs use a client library where it has a method. */
export interface ClientLanguage extends Printer {
  /** The language, as notes call its client. */
  readonly name: string;
  /** What sends a request where the client has no method. */
  readonly library: string;
  readonly imports: (request: ExampleRequest, values: SdkArguments) => string[];
  readonly call: (method: SdkMethod, values: SdkArguments, request: ExampleRequest) => string;
  /** Makes a call whose result gets a name, if that is given. */
  readonly send: (call: string, name: string | undefined, values: SdkArguments) => string[];
  /** Saves the file that `response` holds. */
  readonly save: () => string[];
  /** Ends the program where a stream has an event with an error. */
  readonly failure: readonly string[];
  /** Prints a response whose types must be narrowed first; nothing where `read` will do. */
  readonly narrowed?: (summary: ResponseSummary, method: SdkMethod) => string[] | undefined;
  readonly outputTextNote?: string;
  /** The program that sends the request without a client. */
  readonly http: (request: ExampleRequest, server: ServerTraits) => string[];
}

/** Writes a program: with the client library where it has a method, else without. */
export function writeProgram(
  language: ClientLanguage,
  request: ExampleRequest,
  {client, method, server}: SampleTarget,
): Program {
  const prints = request.answer !== 'file';
  if (!client || !method) {
    const note = `The ${language.name} client of this version has no method for this route, so the program sends the request with \`${language.library}\`.`;
    const code = language.http(request, server).join('\n');
    return {code, note: client && note, client: false, prints};
  }
  const values = bindArguments(method, request);
  const isSilent = !request.streaming && (request.answer === 'nothing' || returnsNothing(method));
  const call = language.call(method, values, request);
  const lines = [
    ...language.imports(request, values),
    client.imports,
    '',
    client.setup,
    '',
    ...(isSilent && !method.paginated
      ? language.send(call, undefined, values)
      : statementsOf(language, request, method, server, (name) =>
          language.send(call, name, values),
        )),
  ];
  return {
    code: lines.join('\n').trimEnd(),
    note:
      [omissionNote(language.name, values.omitted), ...notesOn(language, request, method)]
        .filter((note) => note !== undefined)
        .join(' ') || undefined,
    client: true,
    prints: prints && !isSilent,
  };
}

function statementsOf(
  language: ClientLanguage,
  {streaming, answer, event, part}: ExampleRequest,
  method: SdkMethod,
  server: ServerTraits,
  send: (name: string) => string[],
): string[] {
  if (streaming) {
    const shown = method.mistyped ? undefined : event;
    return [...send('stream'), ...printStream(language, shown, server)];
  }
  if (method.paginated) {
    const paths = part?.kind === 'items' ? part.paths : [[]];
    const print = language.print(...paths.map((path) => language.read('item', path)));
    return [...send('items'), ...language.block(language.each('item', 'items', true), print)];
  }
  if (answer === 'file') return [...send('response'), ...language.save()];
  const summary = summaryOfReturned(part, method);
  const narrowed = summary && language.narrowed?.(summary, method);
  return [...send('response'), ...(narrowed ?? printSummary(language, 'response', summary))];
}

function notesOn(
  {outputTextNote}: ClientLanguage,
  {
    streaming,
    part,
    pagingNote = 'The loop fetches further pages as it reaches their items.',
  }: ExampleRequest,
  {paginated, unwraps}: SdkMethod,
): (string | undefined)[] {
  if (streaming) return [];
  return [
    paginated
      ? pagingNote
      : unwraps && `The method returns the value of \`${unwraps}\`, not the object around it.`,
    part?.kind === 'output text' ? outputTextNote : undefined,
  ];
}

/** Whether a client method returns nothing, whatever the route answers. */
function returnsNothing({returns}: SdkMethod): boolean {
  return returns === 'None' || returns.includes('<void>');
}

/**
 * Writes the statements that print the summary of a value.
 * @param value name of the variable that holds it
 * @param summary undefined for the value as a whole
 */
export function printSummary(
  {read, print, block, ...printer}: Printer,
  value: string,
  summary: ResponseSummary | undefined,
): string[] {
  switch (summary?.kind) {
    case undefined:
      return [print(value)];
    case 'values':
      return [print(...summary.paths.map((path) => read(value, path)))];
    case 'length':
      return [print(printer.length(read(value, summary.path)))];
    case 'items': {
      const codes = summary.paths.map((path) => read('item', path));
      return block(printer.each('item', read(value, summary.list)), print(...codes));
    }
    case 'entries': {
      const {head, entry} = printer.eachEntry(read(value, summary.map));
      return block(head, print('name', ...summary.paths.map((path) => read(entry, path))));
    }
    case 'output text':
      return printer.outputText(value);
  }
}

/**
 * Writes the loop that prints the text of a stream of the client as it comes.
 * @param event undefined for events that are shown whole
 */
function printStream(
  language: ClientLanguage,
  event: EventSummary | undefined,
  {streamsErrors}: ServerTraits,
): string[] {
  const {block, each, print, failure} = language;
  const lines = event ? printEvent(language, event) : [print('event')];
  return [
    ...block(each('event', 'stream', true), ...(streamsErrors ? failure : []), ...lines),
    ...(event ? [print()] : []),
  ];
}

function printEvent({read, write, block, ...printer}: Printer, event: EventSummary): string[] {
  switch (event.kind) {
    case 'choices':
      return block(
        printer.each('choice', 'event.choices'),
        printer.assign('text', printer.orEmpty('choice.delta.content')),
        write('text'),
      );
    case 'typed':
      return block(printer.when('event.type', event.type), write(read('event', event.path)));
    case 'deltas': {
      const lines = block(printer.when('payload.delta.type', 'text'), write('payload.delta.text'));
      return [
        printer.assign('payload', read('event', event.payload)),
        ...(event.type === undefined
          ? lines
          : block(printer.when('payload.event_type', event.type), ...lines)),
      ];
    }
    case 'every':
      return [write(read('event', event.path))];
  }
}
