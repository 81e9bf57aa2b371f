import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {documentation, product} from '../../../src/site/product';

const root = path.resolve(__dirname, '../../..');
const folder = path.join(root, '.github/ISSUE_TEMPLATE');
const readYaml = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'));
const forms = readdirSync(folder)
  .filter((file) => file !== 'config.yml')
  .map((file) => ({file, form: readYaml(file)}));

const text = {type: 'string', minLength: 1};
const validations = {
  type: 'object',
  additionalProperties: false,
  properties: {required: {type: 'boolean'}},
};

/** The part of GitHub's syntax for issue forms that ours use. */
const shape = {
  type: 'object',
  required: ['name', 'description', 'body'],
  additionalProperties: false,
  properties: {
    name: text,
    description: text,
    body: {
      type: 'array',
      minItems: 1,
      contains: {required: ['validations']},
      items: {
        type: 'object',
        required: ['type', 'id', 'attributes'],
        additionalProperties: false,
        properties: {
          type: {enum: ['input', 'textarea', 'dropdown']},
          id: {type: 'string', pattern: '^[a-zA-Z0-9_-]+$'},
          attributes: {
            type: 'object',
            required: ['label'],
            additionalProperties: false,
            properties: {
              label: text,
              description: text,
              placeholder: text,
              options: {type: 'array', items: text, minItems: 2, uniqueItems: true},
            },
          },
          validations,
        },
        if: {properties: {type: {const: 'dropdown'}}},
        then: {properties: {attributes: {required: ['options']}}},
        else: {properties: {attributes: {not: {required: ['options']}}}},
      },
    },
  },
};

interface Form {
  readonly body: readonly {readonly id: string; readonly attributes: {readonly label: string}}[];
}

/** Ids and labels that a form has twice: GitHub refuses such a form and shows none. */
function repeated({body}: Form): string[] {
  const all = [...body.map(({id}) => id), ...body.map(({attributes}) => attributes.label)];
  return all.filter((name, index) => all.indexOf(name) !== index);
}

describe('the forms for issues', () => {
  const validate = new Ajv({strict: false, allErrors: true}).compile(shape);

  it('are three: a false statement, a missing page, a problem with reading or search', () => {
    expect(forms.map(({file}) => file)).toEqual([
      'false-statement.yml',
      'missing-page.yml',
      'reading-or-search.yml',
    ]);
  });

  it.each(forms)('have the shape that GitHub reads: $file', ({form}) => {
    validate(form);
    expect(validate.errors).toBeNull();
    expect(repeated(form as Form)).toEqual([]);
  });

  it('are refused without options of a dropdown, with an unknown type, or with an id twice', () => {
    const field = {id: 'page', type: 'input', attributes: {label: 'Page'}, validations: {}};
    const form = (...body: readonly object[]) => ({name: 'A', description: 'B', body});
    expect(validate(form(field))).toBe(true);
    expect(validate(form({...field, type: 'dropdown'}))).toBe(false);
    expect(validate(form({...field, type: 'text'}))).toBe(false);
    expect(repeated({body: [field, {id: 'page', attributes: {label: 'Other'}}]})).toEqual(['page']);
  });

  it('leave blank issues open: each page links to one that names the page', () => {
    expect(readYaml('config.yml')).toMatchObject({blank_issues_enabled: true});
  });

  it('lead questions and mistakes of the framework to its own places', () => {
    const {contact_links: links} = readYaml('config.yml') as {contact_links: {url: string}[]};
    expect(links.map(({url}) => url)).toEqual([
      product.issuesUrl,
      product.discussionsUrl,
      `${documentation.repositoryUrl}/security/policy`,
    ]);
  });
});

describe('the template of pull requests and the security policy', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const commands = (file: string) =>
    [...read(file).matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);

  it('name commands that exist', () => {
    const named = commands('.github/pull_request_template.md');
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('says where to report a vulnerability in private', () => {
    expect(read('SECURITY.md')).toContain(`${documentation.repositoryUrl}/security/advisories/new`);
  });

  /** Keys, or their beginnings, that a source file keeps something in the browser under. */
  const storageKeys = (text: string): string[] =>
    [...text.matchAll(/(?:createStorageSlot\(|storageKey = [^`]*?)['"`]([a-z.-]+)/g)].map(
      ([, key = '']) => key,
    );

  it('names everything that browsers keep for the site', () => {
    const files = [
      'packages/docs-search/src/client/useReturn.ts',
      'packages/docs-search/src/client/recent.ts',
      'packages/custom-elements/src/tab-group.ts',
      // Wraps the slots of upstream, without a key of its own.
      'packages/page-plugins/src/color-mode/storage.ts',
      'packages/reader-setup/src/storage.ts',
      'packages/static-content/src/client/scroll-restoration.ts',
      'src/theme/ColorModeToggle/index.tsx',
      'node_modules/@docusaurus/theme-common/lib/contexts/announcementBar.js',
      'node_modules/@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    ];
    const keys = files.flatMap((file) => storageKeys(read(file)));
    expect(keys).toEqual([
      'search-page.',
      'search-recent',
      'docusaurus.tab.',
      'reader-setup',
      'scroll-position.',
      'theme',
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'docs-preferred-version-',
    ]);
    const policy = read('SECURITY.md');
    expect(keys.filter((key) => !policy.includes(`\`${key}`))).toEqual([]);
  });

  it('know each file of the site that keeps something', () => {
    const keeping = ['src', 'packages']
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
          path.posix.join(folder, file),
        ),
      )
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/node_modules/'))
      .filter((file) =>
        /createStorageSlot|useStorageSlot|localStorage|sessionStorage|indexedDB|document\.cookie/.test(
          readFileSync(path.join(root, file), 'utf8'),
        ),
      );
    expect(keeping.sort()).toEqual([
      'packages/custom-elements/src/tab-group.ts',
      'packages/docs-search/src/client/recent.ts',
      'packages/docs-search/src/client/useReturn.ts',
      // Wraps the slots of upstream, without a key of its own.
      'packages/page-plugins/src/color-mode/storage.ts',
      'packages/reader-setup/src/storage.ts',
      'packages/static-content/src/client/scroll-restoration.ts',
      // Under the same beginning as the one above.
      'packages/static-content/src/start/history.ts',
      'src/theme/ColorModeToggle/index.tsx',
    ]);
  });
});
