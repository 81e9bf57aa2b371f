/** Defaults, choices and types of options, fields, parameters and variables, as pages state them. */
import {valueProblem} from './command-lines';
import type {CheckFacts, Known, Setting} from './facts';
import {nearest, type PageFinding} from '../finding';
import {isDefault, ownValues} from './known-values';
import type {Page, Statement} from './page';

interface Claim {
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

const VALUE =
  '(`[^`]*`|-?\\d[\\d,._]*|true|false|null|zero|one|two|three|four|five|six|seven|eight|nine|ten)';
const NAME = '`(-{0,2}[A-Za-z][\\w-]*)`';
const CLAIMS: readonly RegExp[] = [
  new RegExp(`${NAME}[^\`.;:|]{0,40}\\bdefaults? (?:to|is|of|value of)\\s*${VALUE}`, 'gi'),
  new RegExp(`\\bdefault (?:value )?(?:of|for) ${NAME}[^\`.;:|]{0,20} is ${VALUE}`, 'gi'),
  new RegExp(`${NAME}\\s*\\((?:the )?default(?: is|:|s to)?,? ${VALUE}[^)]*\\)`, 'gi'),
  new RegExp(`${NAME}\\s*\\(${VALUE} by default\\)`, 'gi'),
  new RegExp(`${NAME} is ${VALUE} by default`, 'gi'),
  new RegExp(`By default,? ${NAME} is ${VALUE}`, 'gi'),
];

/** Statements of the form "`x` defaults to 5", and the column Default of tables. */
function defaultClaims({line, text, columns, cells}: Statement): Claim[] {
  const claims = CLAIMS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '', value = '']) => ({line, name, value})),
  );
  const column = columns?.findIndex((head) => /^default(?: value)?$/i.test(head)) ?? -1;
  const [, name] = /^`(-{0,2}[A-Za-z][\w-]*)(?:[ =][^`]*)?`/.exec(cells?.[0] ?? '') ?? [];
  const cell = cells?.[column] ?? '';
  const [, value] = /^`([^`]*)`$/.exec(cell) ?? /^(-?[\d.]+)$/.exec(cell) ?? [];
  return column > 0 && name && value !== undefined ? [...claims, {line, name, value}] : claims;
}

/** Defaults that pages state and the data contradicts. */
export function wrongDefaults(page: Page, facts: CheckFacts): PageFinding[] {
  const all = facts.known;
  const settings = facts.settings(page.id);
  return page.statements.flatMap((statement) =>
    defaultClaims(statement).flatMap(({line, name, value}) => {
      const own = settings.filter((field) => field.key === name);
      const known = own.length > 0 ? ownValues(own) : all.get(name);
      // The default may be the value of another field.
      const isField = /^`?[a-z]+_[a-z_]+`?$/.test(value) && all.has(value.replaceAll('`', ''));
      // What a whole object holds when it is left out has no short form.
      const isObject = [...(known?.types ?? [])].some((type) => /^[A-Z]\w+$/.test(type));
      if (!known || known.defaults.size === 0 || isObject || isField || isDefault(value, known))
        return [];
      return [
        {
          file: page.file,
          line,
          name: `${name} ${value}`,
          message: `"${name}" does not default to ${value}. Known: ${[...known.defaults].slice(0, 6).join(', ')}.`,
        },
      ];
    }),
  );
}

/** `x: true`, `x=5`, "set `x` to `y`", "`x` takes `a` or `b`": values that a name cannot have. */
export function wrongValues(page: Page, facts: CheckFacts): PageFinding[] {
  const all = facts.known;
  const fields = facts.settings(page.id);
  return page.statements.flatMap(({line, text}) =>
    valueClaims(text).flatMap(({name, value}) => {
      const problem = valueIssue(
        value,
        all.get(name),
        fields.filter((field) => field.key === name),
      );
      return problem
        ? [{file: page.file, line, name: `${name} ${value}`, message: `"${name}" ${problem}`}]
        : [];
    }),
  );
}

function valueClaims(text: string): {name: string; value: string}[] {
  const pairs = [
    ...text.matchAll(/`((?:--[a-z][\w-]*(?= |=)|[a-z]\w*(?=: |=)))(?:: |=| )("?[\w./:-]+"?)`/g),
  ];
  const set = [
    ...text.matchAll(
      /(?:\b[Ss]et(?:ting|s)?|\b[Ww]ith|\b[Ww]hen|\b[Ii]f|\bleave|\b[Uu]se) `(-{0,2}[a-z][\w-]*)` (?:to|is|at|as|=) `([^`]+)`/g,
    ),
    ...text.matchAll(
      /`(-{0,2}[a-z][\w-]*)` (?:to|is|takes|accepts|must be|can be|may be) `([^`]+)`/g,
    ),
  ];
  const lists = [
    ...text.matchAll(
      /`(-{0,2}[a-z][\w-]*)` (?:is |are |takes |accepts |can be |may be |must be )(?:one of |either )?:? ?((?:`[^`]+`(?:, | or |, or | and |, and )?){2,})/g,
    ),
  ].flatMap(([, name = '', list = '']) =>
    [...list.matchAll(/`([^`]+)`/g)].map(([, value = '']) => ({name, value})),
  );
  return [...pairs, ...set]
    .map(([, name = '', value = '']) => ({name, value: value.replace(/^"|"$/g, '')}))
    .concat(lists);
}

function valueIssue(
  value: string,
  known: Known | undefined,
  fields: readonly Setting[],
): string | undefined {
  if (/[$<>{…*]|\.\.\.|^[A-Z][A-Z_]+$/.test(value)) return undefined;
  const choices = fields[0]?.enum
    ? new Set(fields.flatMap((field) => field.enum ?? []))
    : fields.length > 0 && fields.every(({type}) => type === 'boolean')
      ? new Set(['true', 'false'])
      : known?.choices;
  if (
    choices &&
    choices !== 'open' &&
    choices.size > 0 &&
    !choices.has(value) &&
    !choices.has(value.toLowerCase()) &&
    value !== 'null'
  )
    return `does not take "${value}". Use one of: ${[...choices].slice(0, 12).join(', ')}.${nearest(value, choices)}`;
  const [type] =
    fields.length > 0
      ? new Set(fields.map((field) => field.type))
      : known?.types.size === 1
        ? known.types
        : [];
  if (type === 'boolean' && !/^(?:true|false|null)$/i.test(value))
    return `is true or false, not "${value}".`;
  if ((type === 'integer' || type === 'number') && value !== 'null') {
    const problem = valueProblem(value, {type});
    if (problem) return problem;
  }
  return undefined;
}
