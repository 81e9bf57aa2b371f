import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type Schema,
} from '@docs-kit/openapi-model/document';
import {eventsOf} from '../operations/api';
import type {Exchange} from '../recorder';
import {referenceName, strictSchema} from './strict-schema';

/**
 * Judges an answer of a server: lists in what it differs from what the operation's page says; nothing
 * when it agrees.
 */
export type AnswerCheck = (operation: OperationObject, exchange: Exchange) => string[];

/** Findings that one answer may have in the report: more say the same again. */
const findingLimit = 12;

/** Prepares the schemas of a bundled specification for checking answers. */
export function createAnswerCheck(document: OpenApiDocument): AnswerCheck {
  const ajv = new Ajv({allErrors: true, strict: false, validateFormats: true, logger: false});
  addFormats(ajv);
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
      name,
      strictSchema(schema),
    ]),
  );
  ajv.addSchema({$id: 'specification', components: {schemas}});
  const compiled = new Map<Schema, ValidateFunction>();

  const validatorOf = (schema: Schema): ValidateFunction => {
    const found = compiled.get(schema);
    if (found) return found;
    const text = JSON.stringify(strictSchema(schema));
    const validate = ajv.compile(
      JSON.parse(text.replaceAll('"#/components/', '"specification#/components/')) as object,
    );
    compiled.set(schema, validate);
    return validate;
  };

  const textFindings = (schema: Schema | undefined, text: string, place: string): string[] => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [`${place || 'the body '}is not JSON: ${text.slice(0, 200)}`];
    }
    if (!schema) return [];
    const validate = validatorOf(schema);
    return validate(value) ? [] : explain(validate.errors ?? []).map((each) => `${place}${each}`);
  };

  const bodyFindings = ({schema}: MediaType, {mediaType, body}: Exchange): string[] => {
    if (mediaType !== 'text/event-stream')
      return mediaType.endsWith('json') ? textFindings(schema, body, '') : [];
    const events = eventsOf(body);
    return events.length === 0
      ? ['the stream has no event']
      : events.flatMap((event, index) => textFindings(schema, event, `event ${index + 1} `));
  };

  return (operation, exchange) => {
    const {status, mediaType, body} = exchange;
    const reference = operation.responses?.[String(status)];
    const response =
      reference && '$ref' in reference
        ? document.components?.responses?.[referenceName(reference.$ref)]
        : reference;
    if (!response) return [`status ${status} is not documented: ${body.slice(0, 300)}`];
    const isEmpty = body === '' || body === 'null';
    const content = response.content ?? {};
    const types = Object.keys(content);
    if (types.length === 0) {
      return isEmpty ? [] : [`a body is not documented: ${body.slice(0, 300)}`];
    }
    // The bytes of a file come as octets, whatever type the framework's description names.
    if (Object.values(content).some((media) => media['x-file-content'])) return [];
    const media = content[mediaType] ?? content['*/*'];
    if (!media) {
      return [`media type "${mediaType}" is not documented: expected ${types.join(' or ')}`];
    }
    return [...new Set(bodyFindings(media, exchange))].slice(0, findingLimit);
  };
}

/** Says errors of the validator in words, without those that only say that others exist. */
function explain(errors: readonly ErrorObject[]): string[] {
  const telling = errors.filter(
    ({keyword, params}) =>
      !['if', 'anyOf', 'oneOf', 'allOf'].includes(keyword) &&
      !(keyword === 'type' && (params as {type?: unknown}).type === 'null'),
  );
  const [first] = errors;
  const shown = telling.length > 0 ? telling : first ? [first] : [];
  return [...new Set(shown.map(sentence))];
}

function sentence({instancePath, keyword, params, message}: ErrorObject): string {
  const place = instancePath.replace(/\/\d+(?=\/|$)/g, '[]').replaceAll('/', '.') || '.';
  const named = params as {
    additionalProperty?: string;
    missingProperty?: string;
    allowedValues?: readonly unknown[];
    type?: string | readonly string[];
  };
  if (keyword === 'additionalProperties')
    return `${place}: "${named.additionalProperty}" is sent but not documented`;
  if (keyword === 'required')
    return `${place}: "${named.missingProperty}" is required but not sent`;
  if (keyword === 'enum')
    return `${place}: the value is none of ${JSON.stringify(named.allowedValues)}`;
  if (keyword === 'type') return `${place}: is not ${String(named.type)}`;
  return `${place}: ${message ?? keyword}`;
}
