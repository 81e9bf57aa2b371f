import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {buildApiModel} from '@docs-kit/openapi-model';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {planPages} from './pages/plan-pages';
import {writePages} from './write-pages';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true});
});

/** Writes the pages of a document into a folder of its own, which is not the one of the process. */
async function write(paths: object, more: object = {}): Promise<string> {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  folders.push(siteDir);
  const document = {openapi: '3.1.0', info: {title: 'Zoo', version: '1'}, paths, ...more};
  const pages = planPages(buildApiModel(document as unknown as OpenApiDocument), {
    path: '/docs/api',
    title: 'Zoo',
    versionLabel: '1',
    samples: {tabs: []},
  });
  await writePages([{id: 'api', pluginDocument: '.api.json', outputDir: 'docs/api', pages}], {
    siteDir,
  });
  return path.join(siteDir, 'docs/api');
}

const get = (more: object = {}) => ({get: {responses: {'200': {description: ''}}, ...more}});

/** The addresses of the pages, which are unique in any site. */
function idsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => frontMatterOf(path.join(folder, file)).id ?? '')
    .sort();
}

function frontMatterOf(file: string): Readonly<Record<string, string>> {
  const [, text = ''] = /^---\n([^]*?)\n---\n/.exec(readFileSync(file, 'utf8')) ?? [];
  return parse(text) as Record<string, string>;
}

describe('the pages of a document', () => {
  it('are in the folder of the site, also those of a second document', async () => {
    const first = await write({'/cats': get()});
    const second = await write({'/dogs': get()});
    expect(idsIn(first)).toEqual(['get-cats', 'operations', 'zoo']);
    expect(idsIn(second)).toEqual(['get-dogs', 'operations', 'zoo']);
  });

  it('have addresses of their own where a tag, an operation and the document are called alike', async () => {
    const folder = await write({
      '/a': get({operationId: 'zoo', tags: ['Cats']}),
      '/b': get({operationId: 'cats', tags: ['cats']}),
    });
    expect(idsIn(folder)).toEqual(['cats', 'cats-2', 'cats-3', 'zoo', 'zoo-2']);
    expect(readFileSync(path.join(folder, 'zoo.info.mdx'), 'utf8')).toContain(
      '[Cats](/docs/api/cats-2)',
    );
    expect(readFileSync(path.join(folder, 'cats-2.tag.mdx'), 'utf8')).toContain('zoo-2.api.mdx');
    expect(readFileSync(path.join(folder, 'sidebar.ts'), 'utf8')).toContain('label: "Cats"');
  });

  it('have addresses and titles where names are in other letters, and no two are one', async () => {
    const folder = await write({
      '/кошки': get({operationId: 'кошки', tags: ['Кошки']}),
      '/собаки': get({operationId: 'собаки', tags: ['Café']}),
    });
    expect(idsIn(folder)).toEqual(['caf', 'get', 'get-2', 'tag', 'zoo']);
    expect(frontMatterOf(path.join(folder, 'tag.tag.mdx')).title).toBe('Кошки');
    expect(frontMatterOf(path.join(folder, 'get-2.api.mdx')).title).toBe('собаки');
  });

  it('keep a webhook beside an operation whose path is like its name', async () => {
    const hook = {post: {operationId: 'newPet', responses: {}}};
    const folder = await write(
      {'/new-pet': {post: {operationId: 'addPet', responses: {}}}},
      {webhooks: {newPet: hook}},
    );
    expect(idsIn(folder)).toEqual(expect.arrayContaining(['add-pet', 'new-pet']));
  });

  it('keep titles with line breaks, quotation marks and backslashes', async () => {
    const folder = await write({
      '/a': get({operationId: 'a', summary: 'Match "\\d"\n and more', tags: ['App\\Zoo']}),
    });
    expect(frontMatterOf(path.join(folder, 'a.api.mdx')).title).toBe("Match '\\d' and more");
    expect(frontMatterOf(path.join(folder, 'app-zoo.tag.mdx')).title).toBe('App\\Zoo');
    expect(readFileSync(path.join(folder, 'sidebar.ts'), 'utf8')).toContain(
      `"Match '\\\\d' and more"`,
    );
  });

  it('have names that a file may have, however long those of operations are', async () => {
    const long = 'countAllAnimals'.repeat(30);
    const folder = await write({
      '/a': get({operationId: long}),
      '/b': get({operationId: `${long}B`}),
    });
    expect(idsIn(folder)).toHaveLength(4);
  });
});
