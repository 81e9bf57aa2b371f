import type {Json} from '@docs-kit/openapi-model/json';
import type {Operation} from '@docs-kit/openapi-model';
import type {ExampleRequest, NamedValue} from './example-values';

/** A parameter of a method of a client library. */
export interface SdkParameter {
  readonly name: string;
  /** Name of the placeholder in the path, where it differs. */
  readonly pathName?: string;
  readonly in: string;
  readonly required?: boolean;
}

/** A method of a client library. */
export interface SdkMethod {
  /** The call, such as `client.things.list`. */
  readonly method: string;
  readonly httpMethod: string;
  readonly path: string;
  readonly parameters: readonly SdkParameter[];
  /** What it returns, as its signature says. */
  readonly returns: string;
  /** Property of the response that the method returns alone. */
  readonly unwraps?: string;
  /** Whether the types of the client lack what the server sends. */
  readonly mistyped?: boolean;
  /** Whether the method returns a list whose pages the client fetches as it goes. */
  readonly paginated?: boolean;
  readonly deprecated?: boolean;
  /** Parameters as the signature has them: `(id, body, options?)`. */
  readonly callShape?: string;
}

/** A client library, and how a program begins that uses it. */
export interface SampleClient {
  /** Statements that import the client. */
  readonly imports: string;
  /** Statements that make the variable by which `methods` begin. */
  readonly setup: string;
  readonly methods: readonly SdkMethod[];
}

export interface SdkArgument extends NamedValue {
  /** Whether the value is the name of a file to open. */
  readonly isFile: boolean;
}

/** The values of a request, sorted by how a client method takes them. */
export interface SdkArguments {
  /** Values of the path, in the order in which the method takes them. */
  readonly path: readonly NamedValue[];
  /** Values of the query, the body or the form. */
  readonly named: readonly SdkArgument[];
  /** Names of the values that the method has no parameter for. */
  readonly omitted: readonly string[];
}

/**
 * Finds the client method that calls an operation: same HTTP method and same route. Among several,
 * one that the client does not deprecate comes first, then the one with the shortest name.
 */
export function findSdkMethod(
  methods: readonly SdkMethod[],
  operation: Pick<Operation, 'method' | 'path'>,
): SdkMethod | undefined {
  const [found] = methods
    .filter(
      (method) =>
        method.httpMethod.toLowerCase() === operation.method &&
        shapeOf(method.path) === shapeOf(operation.path),
    )
    .sort(
      (a, b) =>
        Number(a.deprecated ?? false) - Number(b.deprecated ?? false) ||
        a.method.length - b.method.length,
    );
  return found;
}

/**
 * Hands the values of a request to the parameters of a client method.
 * @throws Error when the method has a path parameter that the request has no value for
 */
export function bindArguments(method: SdkMethod, request: ExampleRequest): SdkArguments {
  const values = [...request.queryValues, ...bodyValues(request)].map((value) => ({
    isFile: false,
    ...value,
  }));
  const accepted = new Set(
    method.parameters.filter(({in: place}) => place !== 'path').map(({name}) => name),
  );
  return {
    path: method.parameters
      .filter(({in: place}) => place === 'path')
      .map((parameter) => ({name: parameter.name, value: pathValue(parameter, method, request)})),
    named: values
      .filter(({name}) => accepted.has(name))
      .map(({name, value, isFile}) => ({name, value, isFile})),
    omitted: values.map(({name}) => name).filter((name) => !accepted.has(name)),
  };
}

/** Says in one sentence why a program leaves out values of the example, if it does. */
export function omissionNote(client: string, omitted: readonly string[]): string | undefined {
  if (omitted.length === 0) return undefined;
  const names = omitted.map((name) => `\`${name}\``).join(' and ');
  return `The ${client} client has no parameter for ${names}, so the program leaves ${omitted.length === 1 ? 'it' : 'them'} out.`;
}

/** Routes are equal when they differ in the names of their placeholders alone. */
function shapeOf(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

function pathValue(parameter: SdkParameter, method: SdkMethod, request: ExampleRequest): Json {
  const name = parameter.pathName ?? parameter.name;
  const found = request.pathValues.find((candidate) => candidate.name === name);
  if (!found) {
    throw new Error(
      `${method.method} takes "${name}" from its path, which ${request.operationId} does not have: it has ${request.pathValues.map((value) => value.name).join(', ') || 'none'}.`,
    );
  }
  return found.value;
}

function bodyValues({body}: ExampleRequest): readonly (NamedValue & {isFile?: boolean})[] {
  if (!body) return [];
  if (body.kind === 'form') return body.parts;
  const {value} = body;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).map(([name, item]: [string, Json]) => ({name, value: item}));
}
