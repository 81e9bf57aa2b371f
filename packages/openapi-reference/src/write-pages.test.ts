import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {buildApiModel} from '@docs-kit/openapi-model';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {planPages} from './pages/plan-pages';
import {writePages} from './write-pages';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true});
});

/** Writes the pages of a document into a folder of its own, which is not the one of the process. */
async function write(paths: object): Promise<string> {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  folders.push(siteDir);
  const document = {openapi: '3.1.0', info: {title: 'Zoo', version: '1'}, paths};
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

const get = () => ({get: {responses: {'200': {description: ''}}}});

/** Names of the pages, without their endings. */
function idsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  return names.map((file) => file.replace(/\..*$/, '')).sort();
}

describe('the pages of a document', () => {
  it('are in the folder of the site, also those of a second document', async () => {
    const first = await write({'/cats': get()});
    const second = await write({'/dogs': get()});
    expect(idsIn(first)).toEqual(['get-cats', 'operations', 'zoo']);
    expect(idsIn(second)).toEqual(['get-dogs', 'operations', 'zoo']);
  });
});
