import type {ApiModel, Operation} from '../model';
import {writeCurl} from './curl';
import {type ExampleRequest, exampleRequest} from './example-values';
import {writeJava} from './java';
import {writeNodejs} from './nodejs';
import type {Program} from './program';
import {writePython} from './python';
import {findSdkMethod, type SdkMethod} from './sdk-method';

/** One program that calls an operation. */
export interface CodeSample extends Program {
  /** Value of the tab: remembered for the whole site. */
  readonly id: 'python' | 'curl' | 'nodejs' | 'java';
  readonly label: string;
  /** Language of the highlighter. */
  readonly language: string;
  /** Whether the program reads an event stream. */
  readonly streaming: boolean;
  /** What came of running the program, in words for readers. */
  readonly verification?: string;
}

/** The methods of a version's client libraries. */
export interface SdkMethods {
  readonly python: readonly SdkMethod[];
  readonly typescript: readonly SdkMethod[];
}

/**
 * Writes the programs that call an operation, in the order of their tabs: four that wait for the
 * whole response, then four that read it as a stream, each set if the operation can answer so.
 * @param methods the methods of the client libraries of the operation's version
 */
export function writeSamples(
  operation: Operation,
  model: ApiModel,
  methods: SdkMethods,
): CodeSample[] {
  const python = findSdkMethod(methods.python, operation);
  const typescript = findSdkMethod(methods.typescript, operation);
  const needed = new Set(
    [python, typescript]
      .flatMap((method) => method?.parameters ?? [])
      .filter(({required}) => required)
      .map(({name}) => name),
  );
  return answersOf(operation).flatMap((streaming) =>
    writeSet(exampleRequest(operation, model, streaming, needed), python, typescript),
  );
}

/** The ways in which an operation can answer: `false` as a whole, `true` as a stream. */
function answersOf(operation: Operation): boolean[] {
  const mediaTypes = operation.responses
    .filter(({status}) => status.startsWith('2'))
    .flatMap(({bodies}) => bodies.map(({mediaType}) => mediaType));
  if (!mediaTypes.includes('text/event-stream')) return [false];
  return operation.streamOnly || mediaTypes.length === 1 ? [true] : [false, true];
}

function writeSet(
  request: ExampleRequest,
  python: SdkMethod | undefined,
  typescript: SdkMethod | undefined,
): CodeSample[] {
  const {streaming} = request;
  return [
    {
      id: 'python',
      label: 'Python',
      language: 'python',
      streaming,
      ...writePython(request, python),
    },
    {id: 'curl', label: 'curl', language: 'bash', streaming, ...writeCurl(request)},
    {
      id: 'nodejs',
      label: 'Node.js',
      language: 'javascript',
      streaming,
      ...writeNodejs(request, typescript),
    },
    {id: 'java', label: 'Java', language: 'java', streaming, ...writeJava(request)},
  ];
}
