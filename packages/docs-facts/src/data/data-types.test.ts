import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {dataTypes} from './data-types';

const folder = mkdtempSync(path.join(os.tmpdir(), 'schemas-'));
afterAll(() => rmSync(folder, {recursive: true}));

const write = (name: string, properties: object): void =>
  writeFileSync(
    path.join(folder, `${name}.schema.json`),
    JSON.stringify({title: name, type: 'object', required: Object.keys(properties), properties}),
  );

describe('the types of the data', () => {
  it('follow the schemas, and let nobody change the data', async () => {
    write('zoo', {animals: {type: 'array', items: {enum: ['lion', 'owl']}}});
    write('tickets', {price: {type: 'number', description: 'In euros.'}});
    const options = {folder, versionFiles: {zoo: 'zoo'}, otherFiles: {tickets: 'tickets'}};
    const types = await dataTypes({...options, header: '/** Generated. */'});
    expect(types.startsWith('/** Generated. */')).toBe(true);
    expect(types).toContain('export interface VersionData');
    expect(types).toMatch(/readonly animals: readonly \(.lion. \| .owl.\)\[\];/);
    expect(types).toMatch(/In euros\.[^}]*readonly price: number;/);
  });

  it('need every schema that is named', async () => {
    const options = {folder, versionFiles: {zoo: 'missing'}, header: ''};
    await expect(dataTypes(options)).rejects.toThrow('missing.schema.json');
  });
});
