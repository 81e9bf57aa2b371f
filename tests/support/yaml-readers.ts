import {isDeepStrictEqual} from 'node:util';
import {isScalar, LineCounter, parseDocument, Scalar, visit} from 'yaml';

/**
 * The types that PyYAML gives to texts without quotes, by what they look like: `yaml/resolver.py`.
 * It cannot load a `=` at all.
 */
const pyYamlTypes: ReadonlyArray<readonly [type: string, look: RegExp]> = [
  ['boolean', /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/],
  [
    'number',
    /^(?:[-+]?(?:\d[\d_]*)\.[\d_]*(?:[eE][-+]\d+)?|\.\d[\d_]*(?:[eE][-+]\d+)?|[-+]?\d[\d_]*(?::[0-5]?\d)+\.[\d_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
  ],
  [
    'number',
    /^(?:[-+]?0b[01_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][\d_]*)|[-+]?0x[\da-fA-F_]+|[-+]?[1-9][\d_]*(?::[0-5]?\d)+)$/,
  ],
  ['merge', /^<<$/],
  ['null', /^(?:~|null|Null|NULL|)$/],
  [
    'timestamp',
    /^(?:\d{4}-\d\d-\d\d|\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)$/,
  ],
  ['value', /^=$/],
];

/**
 * Finds what readers of YAML 1.1 and 1.2 read differently, and what one of them refuses.
 * @returns a line for each, with its place in the text
 */
export function readDifferently(text: string): string[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {version: '1.2', lineCounter, merge: false});
  const older = parseDocument(text, {version: '1.1', logLevel: 'error'});
  const refused = [...document.errors, ...older.errors].map(({message}) => message);
  if (refused.length > 0) return refused;
  const differences: string[] = [];
  visit(document, {
    Scalar(_key, node) {
      if (!isScalar(node) || node.type !== Scalar.PLAIN || node.source === undefined) return;
      const {source, value, range} = node;
      const type = value === null ? 'null' : typeof value;
      const otherType = pyYamlTypes.find(([, look]) => look.test(source))?.[0] ?? 'string';
      if (type === otherType) return;
      const {line} = lineCounter.linePos(range?.[0] ?? 0);
      differences.push(`line ${line}: ${source} is a ${type}, for PyYAML a ${otherType}`);
    },
  });
  if (differences.length > 0) return differences;
  return isDeepStrictEqual(document.toJS(), older.toJS())
    ? []
    : ['YAML 1.1 and YAML 1.2 give different values'];
}
