import type {ApiModel, Operation} from '../model';
import {writeCurl} from './curl';
import {type ExampleRequest, exampleRequest} from './example-values';
import {writeJava} from './java';
import {writeNodejs} from './nodejs';
import {writePython} from './python';
import {findSdkMethod, type SdkMethod} from './sdk-method';

/** One program that calls an operation. */
export interface CodeSample {
  /** Value of the tab: remembered for the whole site. */
  readonly id: 'python' | 'curl' | 'nodejs' | 'java';
  readonly label: string;
  /** Language of the highlighter. */
  readonly language: string;
  readonly code: string;
  /** What a reader must know before using the program. */
  readonly note?: string;
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
  return answersOf(operation).flatMap((streaming) =>
    writeSet(exampleRequest(operation, model, streaming), operation, methods),
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
  operation: Operation,
  methods: SdkMethods,
): CodeSample[] {
  const {streaming} = request;
  return [
    {
      id: 'python',
      label: 'Python',
      language: 'python',
      streaming,
      ...writePython(request, findSdkMethod(methods.python, operation)),
    },
    {id: 'curl', label: 'curl', language: 'bash', streaming, code: writeCurl(request)},
    {
      id: 'nodejs',
      label: 'Node.js',
      language: 'javascript',
      streaming,
      ...writeNodejs(request, findSdkMethod(methods.typescript, operation)),
    },
    {id: 'java', label: 'Java', language: 'java', streaming, code: writeJava(request)},
  ];
}
