import {type ScalarTag, stringify} from 'yaml';

/** YAML 1.1 reads `5e-7` as text, because it asks for a point before the exponent. */
const exponent: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^-?\d+\.\d+e[-+]\d+$/,
  identify: (value) => typeof value === 'number' && String(value).includes('e'),
  resolve: Number,
  stringify: ({value}) => String(value).replace(/^(-?\d+)e/, '$1.0e'),
};

/** PyYAML takes `=` for a value, and cannot load it. */
const sign: ScalarTag = {
  tag: 'tag:yaml.org,2002:value',
  default: true,
  test: /^=$/,
  resolve: String,
};

/**
 * Writes a value as YAML that readers of YAML 1.1, such as PyYAML, and of YAML 1.2 read alike: a text
 * that one of them takes for something else is in quotation marks.
 */
export function toPlainYaml(value: unknown): string {
  return stringify(value, {
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
    customTags: (tags) => [exponent, sign, ...tags],
    lineWidth: 100,
  });
}
