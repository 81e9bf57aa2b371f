/** Writes the reference of the Python client: a page of its own, pages of methods, and helpers. */
import type {Tables} from '@docs-kit/docs-facts/tables';
import {
  blocks,
  code,
  codeFence,
  codeSpan,
  entryList,
  fact,
  markdownTable,
  proseToMdx,
} from '@docs-kit/mdx-writer';
import type {SdkHelper, SdkHelperParameter, VersionData} from '../facts/data-types';
import {idOf} from './cli-commands';
import {helpersPage, pythonSdkPageOf, pythonSdkPages} from './python-sdk-pages';
import {methodIndex, methodSections, operationLinks, shortenType} from './sdk-methods';

export const pythonSdkTables: Tables<Pick<VersionData, 'pythonSdk' | 'facts'>> = {
  'python-sdk-index': {parameters: '', write: ({pythonSdk}) => methodIndex(pythonSdk)},
  'python-sdk-constructor': {
    parameters: '',
    write: ({pythonSdk}) =>
      markdownTable(
        {
          Parameter: ({name}) => code(name),
          Type: ({type}) => code(type),
          // A default of several words says in prose what happens.
          Default: ({default: value}) => (value.includes(' ') ? proseToMdx(value) : code(value)),
          'Environment variable': ({environment}) => code(environment),
          Meaning: ({description}) => proseToMdx(description),
        },
        pythonSdk.constructorOptions,
      ),
  },
  /** The error classes by status. */
  'python-sdk-errors': {
    parameters: '',
    write: ({pythonSdk}) =>
      markdownTable(
        {
          Status: ({status}) => status ?? '',
          Class: (error) => code(error.class),
          When: ({description}) => proseToMdx(description),
        },
        pythonSdk.errors,
      ),
  },
  /** The methods that one page holds. */
  'python-sdk-methods': {
    parameters: `PATH_TO_DOCS_ROOT ${pythonSdkPages.join('|')}`,
    write: ({pythonSdk: {methods}, facts}, docsRoot = '', page) => {
      const resources = [...new Set(methods.map(({resource}) => resource))];
      const chosen = resources.filter((resource) => pythonSdkPageOf(resource) === page);
      if (chosen.length === 0) throw new Error(`No method is on the page "${page}".`);
      return methodSections(chosen, methods, operationLinks(docsRoot, facts.levels));
    },
  },
  'python-sdk-helper-index': {
    parameters: '',
    write: ({pythonSdk}) =>
      markdownTable(
        {
          Helper: (helper) => {
            const id = helperId(helper);
            return `<span id="${id}">[${code(helper.name)}](./${helpersPage}.md#${id})</span>`;
          },
          'What it is for': ({summary}) => proseToMdx(summary),
        },
        pythonSdk.helpers ?? [],
      ),
  },
  /** A section for each helper class, function and typed dictionary. */
  'python-sdk-helpers': {
    parameters: '',
    write: ({pythonSdk: {helpers = []}}) => {
      if (helpers.length === 0) throw new Error('The data of the Python client holds no helpers.');
      return blocks(...helpers.map(helperSection));
    },
  },
};

function helperSection(helper: SdkHelper): string {
  const {name, summary, broken, parameters, returns, fields, notes} = helper;
  const methods = helper.methods.filter(({property}) => !property);
  const properties = helper.methods.filter(({property}) => property);
  const dot = helper.import.lastIndexOf('.');
  const [module, member] = [helper.import.slice(0, dot), helper.import.slice(dot + 1)];
  return blocks(
    `### ${codeSpan(name)} {#${helperId(helper)}}`,
    proseToMdx(summary),
    broken !== undefined && `**Doesn't work.** ${proseToMdx(broken)}`,
    codeFence('python', `from ${module} import ${member}`),
    parameters.length > 0 && blocks('Parameters:', parameterList(parameters)),
    returns !== undefined && `Returns ${codeSpan(returns)}.`,
    fields.length > 0 && blocks('Fields:', parameterList(fields)),
    methods.length > 0 && blocks('Methods:', methodList(methods)),
    properties.length > 0 &&
      `Properties: ${properties.map((property) => codeSpan(`${property.name}: ${property.returns}`)).join(', ')}.`,
    notes.length > 0 && blocks('Notes:', notes.map((note) => `- ${proseToMdx(note)}`).join('\n')),
  );
}

function helperId({name}: SdkHelper): string {
  return `helper-${idOf(name).replace(/-$/, '')}`;
}

function parameterList(rows: readonly SdkHelperParameter[]): string {
  return entryList(rows, ({name, type, required, default: value}) => ({
    name: code(name),
    facts: [code(shortenType(type)), required ? 'required' : fact('default', code(value))],
  }));
}

function methodList(rows: SdkHelper['methods']): string {
  return entryList(rows, (row) => ({
    name: code(`${row.name}(${row.parameters.map(withDefault).join(', ')})`),
    facts: [fact('returns', code(row.returns))],
    text: proseToMdx(
      [row.summary, row.async && 'Await it.', row.abstract && 'Implement it in your subclass.']
        .filter(Boolean)
        .join(' '),
    ),
  }));
}

function withDefault({name, default: value}: SdkHelperParameter): string {
  return value === undefined ? name : `${name}=${value}`;
}
