import {Document, isScalar, Scalar, type ScalarTag, visit} from 'yaml';

/** A text that some reader takes for a number, a time, a date, a merge (`<<`) or a value (`=`). */
const looksTyped = /^(?:[-+.\d=<~]\S*|\d{4}-\d\d?-\d\d?\s.*)$/;

/** Words that YAML 1.1 reads as a truth value or as nothing. */
const looksLikeWord = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** YAML 1.1 reads `5e-7` as text, because it asks for a point before the exponent. */
const exponent: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^-?\d+\.\d+e[-+]\d+$/,
  identify: (value) => typeof value === 'number' && String(value).includes('e'),
  resolve: Number,
  stringify: ({value}) => String(value).replace(/^(-?\d+)e/, '$1.0e'),
};

/**
 * Writes a value as YAML that readers of YAML 1.1, such as PyYAML, and of YAML 1.2 read alike. Both
 * find the type of an unquoted text by what it looks like, by rules of their own.
 */
export function toPlainYaml(value: unknown): string {
  const document = new Document(value, {
    aliasDuplicateObjects: false,
    customTags: (tags) => [exponent, ...tags],
  });
  visit(document, {
    Scalar(_key, node) {
      if (!isScalar(node) || typeof node.value !== 'string') return;
      if (looksTyped.test(node.value) || looksLikeWord.test(node.value)) {
        node.type = Scalar.QUOTE_DOUBLE;
      }
    },
  });
  return document.toString({lineWidth: 100});
}
