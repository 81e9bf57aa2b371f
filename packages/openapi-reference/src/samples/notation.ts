import type {Json} from '@docs-kit/openapi-model/json';
import type {ParameterField} from '@docs-kit/openapi-model';

/** What is known of a parameter that an address has a value for. */
type Written = Pick<ParameterField, 'name' | 'notation' | 'mediaType'>;

/** The text that stands for a value in an address or a form. */
export function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Colons need no escape in an address, and identifiers such as `builtin::rag` read better so. */
function encodeText(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':').replaceAll("'", '%27');
}

const encoded = (value: Json): string => encodeText(textOf(value));

/**
 * Writes a value where a path has a placeholder.
 * Format: https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function pathText(parameter: Written, value: Json): string {
  const {name, notation: {style, explode} = {style: 'simple', explode: false}} = parameter;
  const parts = partsOf(value, parameter, explode);
  switch (style) {
    case 'label':
      return `.${parts.join(explode ? '.' : ',')}`;
    case 'matrix': {
      const own = explode ? parts : [parts.join(',')];
      const isNamed = explode && isObject(value);
      return own.map((each) => `;${isNamed ? '' : `${name}=`}${each}`).join('');
    }
    default:
      return parts.join(',');
  }
}

/** Between the items of a list that is one parameter. */
const separators: Readonly<Record<string, string>> = {spaceDelimited: '%20', pipeDelimited: '%7C'};

/** Writes a value as parameters of a query, without the signs between them. */
export function queryTexts(parameter: Written, value: Json): string[] {
  const {name, notation: {style, explode} = {style: 'form', explode: true}} = parameter;
  if (style === 'deepObject' && isObject(value)) {
    return Object.entries(value).map(
      ([key, each]) => `${encodeText(name)}[${encodeText(key)}]=${encoded(each)}`,
    );
  }
  const parts = partsOf(value, parameter, explode);
  if (explode && isObject(value) && parameter.mediaType === undefined) return parts;
  const values = explode ? parts : [parts.join(separators[style] ?? ',')];
  return values.map((each) => `${encodeText(name)}=${each}`);
}

function partsOf(value: Json, {mediaType}: Written, explode: boolean): string[] {
  if (mediaType !== undefined) return [encoded(value)];
  if (Array.isArray(value)) return value.map(encoded);
  if (!isObject(value)) return [encoded(value)];
  const entries = Object.entries(value).map(([key, each]) => [encodeText(key), encoded(each)]);
  return explode ? entries.map((entry) => entry.join('=')) : entries.flat();
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
