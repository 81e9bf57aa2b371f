import {describe, expect, it, vi} from 'vitest';
import {readSourceData} from '@site/src/files/source';
import {siteVersions} from '@site/src/site/versions';
import {readGuides} from '../support/guide-texts';
import {compareWithKnown, readKnownDifferences} from '../support/known-differences';
import {type NodeProgram, type TypeFinding, typeErrors} from '../support/node-types';

/**
 * What the compiler says of names: no such name, export, method, property, argument. A program in
 * JavaScript cannot say which of several types a value has, so the rest is left out.
 */
const ABOUT_NAMES = new Set([2304, 2305, 2339, 2353, 2551, 2552, 2554, 2561, 2613, 2614, 2724]);
const isAboutNames = ({code, message}: TypeFinding): boolean =>
  code < 2000 || ABOUT_NAMES.has(code) || message.includes('may only specify known properties');

/** The programs of a version's guides, as `<version>/<page>#javascript-<number on the page>`. */
function programsOf(version: string, docsFolder: string): NodeProgram[] {
  return readGuides(docsFolder).flatMap(({page}) =>
    page.fences
      .filter(({language}) => language === 'javascript')
      .map(({code}, index) => ({name: `${version}/${page.id}#javascript-${index + 1}`, code})),
  );
}

const nameErrors = (programs: readonly NodeProgram[], client: string): TypeFinding[] =>
  typeErrors(programs, client, 'javascript').filter(isAboutNames);

/** A compiler starts slowly, the more so beside other tests. */
vi.setConfig({testTimeout: 120_000});

describe.each(siteVersions)('Node.js samples in the guides of $name', ({name, docsFolder}) => {
  it('name nothing that the client lacks, known differences aside', () => {
    const {dependency} = readSourceData(name).clients.typescript.checkedWith;
    const found = nameErrors(programsOf(name, docsFolder), dependency);
    expect(compareWithKnown(found, readKnownDifferences(name, 'guides'))).toEqual([]);
  });
});

describe('the check of Node.js samples', () => {
  const start =
    "import LlamaStackClient from 'llama-stack-client';\nconst client = new LlamaStackClient();\n";
  const wrong: Readonly<Record<string, string>> = {
    'a field that a result lacks':
      "const store = await client.vectorStores.create({name: 'a'});\nconsole.log(store.identifier);",
    'a field that an element of a list lacks':
      'for (const model of await client.models.list()) console.log(model.model_name);',
    'a field below a field':
      "const store = await client.vectorStores.create({name: 'a'});\nconsole.log(store.file_counts.done);",
    'a field taken out of a result':
      "const {session} = await client.agents.session.create('a', {session_name: 'b'});",
    'a field of an event of a stream':
      "const stream = await client.responses.create({model: 'a', input: 'b', stream: true});\nfor await (const event of stream) console.log(event.kind);",
    'a method': 'await client.models.fetch();',
    'an argument': "await client.models.register({id: 'a', model_id: 'b'});",
    'a class': "import {LlamaStackError} from 'llama-stack-client';",
    'a name of its own': 'console.log(completion);',
    'its syntax': 'const a = {;',
  };
  const right: Readonly<Record<string, string>> = {
    'the field of a result':
      "const store = await client.vectorStores.create({name: 'a'});\nconsole.log(store.id, store.file_counts.completed);",
    'the field of an element':
      'for (const model of await client.models.list()) console.log(model.identifier);',
    'a list that is not inside the call':
      "const tools = [{type: 'web_search'}];\nawait client.responses.create({model: 'a', input: 'b', tools});",
    'a callback without types': 'const name = (model) => model.identifier;\nconsole.log(name);',
  };
  const programs = (all: Readonly<Record<string, string>>): NodeProgram[] =>
    Object.entries(all).map(([name, code]) => ({
      name: name.replaceAll(' ', '_'),
      code: code.startsWith('import') ? code : `${start}${code}`,
    }));

  it('notices each thing that is wrong', () => {
    const found = new Set(nameErrors(programs(wrong), 'llama-stack-client').map(({name}) => name));
    expect([...found].sort()).toEqual(
      programs(wrong)
        .map(({name}) => name)
        .sort(),
    );
  });

  it('says nothing of what is right', () => {
    expect(nameErrors(programs(right), 'llama-stack-client')).toEqual([]);
  });

  it('refuses to pass without a program', () => {
    expect(() => nameErrors([], 'llama-stack-client')).toThrow('no code samples');
  });
});
