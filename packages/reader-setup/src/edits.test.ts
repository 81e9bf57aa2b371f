import {describe, expect, it} from 'vitest';
import {fit, type Sample} from './edits';
import type {Setup} from './facts';
import {defaults, facts} from './zoo.test.helper';

function fitted(sample: Sample, setup: Setup): string {
  let {code} = sample;
  for (const {start, end, text} of [...fit(sample, setup, facts, defaults).edits].reverse()) {
    code = code.slice(0, start) + text + code.slice(end);
  }
  return code;
}

const bash = (code: string): Sample => ({code, language: 'bash'});
const python = (code: string): Sample => ({code, language: 'python'});

describe("a sample with the reader's setup", () => {
  it('stays as it is where nothing is chosen', () => {
    const code = 'KEEPER_URL=http://localhost:1111 run\ncurl http://localhost:9000/v1/animals';
    expect(fit(bash(code), {}, facts, defaults)).toEqual({edits: [], notes: []});
  });

  it.each<[what: string, sample: Sample, setup: Setup, code: string]>([
    [
      'names the model of the provider',
      python('ask(model="keeper/lion:3b")'),
      {provider: 'cloud'},
      'ask(model="cloud/tiger")',
    ],
    [
      'names the model that the reader typed',
      python('ask(model="keeper/lion:3b")'),
      {provider: 'cloud', model: 'cloud/tiger-2'},
      'ask(model="cloud/tiger-2")',
    ],
    [
      'leaves longer names alone',
      python('ask("far/keeper/lion:3b", "keeper/lion:3b-large")'),
      {provider: 'cloud'},
      'ask("far/keeper/lion:3b", "keeper/lion:3b-large")',
    ],
    [
      'switches the provider and the store on before a command',
      bash('KEEPER_URL=http://localhost:1111 run day'),
      {provider: 'cloud', store: 'barn'},
      'CLOUD_KEY="$CLOUD_KEY" BARN_DB="$BARN_DB" BARN_URL=on run day',
    ],
    [
      'switches them on in a container',
      bash('docker run \\\n  -e KEEPER_URL=http://host:1111 \\\n  day'),
      {store: 'barn'},
      'docker run \\\n  -e KEEPER_URL=http://host:1111 -e BARN_DB="$BARN_DB" -e BARN_URL=on \\\n  day',
    ],
    [
      'reaches another provider from a container as the usual one',
      bash('docker run -e KEEPER_URL=http://host:1111 day'),
      {provider: 'near'},
      'docker run -e NEAR_URL=http://host:2222 day',
    ],
    [
      'names the store in each language',
      bash(
        'provider_id="shelf" {"provider_id": "shelf"} providerId: \'shelf\' {\\"provider_id\\": \\"shelf\\"}',
      ),
      {store: 'barn'},
      'provider_id="barn" {"provider_id": "barn"} providerId: \'barn\' {\\"provider_id\\": \\"barn\\"}',
    ],
    [
      'asks the server of the reader',
      python('Client(base_url="http://localhost:9000")'),
      {server: 'https://zoo.example'},
      'Client(base_url="https://zoo.example")',
    ],
    [
      'leaves other ports alone',
      python('Client(base_url="http://localhost:90001")'),
      {server: 'https://zoo.example'},
      'Client(base_url="http://localhost:90001")',
    ],
    [
      'sends the token with each curl to the server, and to no other',
      bash('curl http://localhost:1/x\ncurl \\\n  http://localhost:9000/v1/a | jq'),
      {token: 'MINE'},
      'curl http://localhost:1/x\ncurl -H "Authorization: Bearer $MINE" \\\n  http://localhost:9000/v1/a | jq',
    ],
    [
      'leaves a header alone that is there',
      bash('curl -H "Authorization: Bearer $T" http://localhost:9000/v1/a'),
      {token: 'MINE'},
      'curl -H "Authorization: Bearer $T" http://localhost:9000/v1/a',
    ],
    [
      'lets a client read the variable that it reads by itself',
      python('Client(base_url="http://localhost:9000")'),
      {token: 'ZOO_KEY'},
      'Client(base_url="http://localhost:9000")',
    ],
    [
      'gives a client a variable of another name',
      python('Client(base_url="http://localhost:9000", timeout=3)'),
      {token: 'MINE'},
      'import os\nClient(base_url="http://localhost:9000", api_key=os.environ["MINE"], timeout=3)',
    ],
    [
      'gives a client the token in place of a filler',
      python('import os\nOpen(base_url="http://localhost:9000/v1", api_key="none")'),
      {token: 'ZOO_KEY'},
      'import os\nOpen(base_url="http://localhost:9000/v1", api_key=os.environ["ZOO_KEY"])',
    ],
    [
      'gives a JavaScript client the token',
      {code: "new Client({\n  baseURL: 'http://localhost:9000',\n});", language: 'javascript'},
      {token: 'MINE', server: 'https://zoo.example'},
      "new Client({\n  baseURL: 'https://zoo.example', apiKey: process.env.MINE,\n});",
    ],
    [
      'sends the token with requests of Python that need no client',
      python('httpx.get(\n    "http://localhost:9000/v1/a",\n)'),
      {token: 'ZOO_KEY'},
      'import os\nhttpx.get(\n    "http://localhost:9000/v1/a", headers={"Authorization": "Bearer " + os.environ["ZOO_KEY"]},\n)',
    ],
    ...[
      [
        'without options',
        "fetch('http://localhost:9000/a')",
        "fetch('http://localhost:9000/a', { headers: { Authorization: `Bearer ${process.env.MINE}` } })",
      ],
      [
        'with options',
        "fetch('http://localhost:9000/a', {\n  method: 'DELETE',\n})",
        "fetch('http://localhost:9000/a', { headers: { Authorization: `Bearer ${process.env.MINE}` },\n  method: 'DELETE',\n})",
      ],
      [
        'with headers',
        "fetch('http://localhost:9000/a', {\n  headers: { 'X-A': 'b' },\n})",
        "fetch('http://localhost:9000/a', {\n  headers: { Authorization: `Bearer ${process.env.MINE}`, 'X-A': 'b' },\n})",
      ],
      [
        'whose address has a name',
        "const url =\n  'http://localhost:9000/a' +\n  '/b';\nfetch(url, {\n  method: 'DELETE',\n})",
        "const url =\n  'http://localhost:9000/a' +\n  '/b';\nfetch(url, { headers: { Authorization: `Bearer ${process.env.MINE}` },\n  method: 'DELETE',\n})",
      ],
    ].map<[string, Sample, Setup, string]>(([what = '', code = '', expected = '']) => [
      `sends the token with requests of JavaScript ${what}`,
      {code, language: 'javascript'},
      {token: 'MINE'},
      expected,
    ]),
    [
      'sends the token behind an address on several lines',
      python('httpx.get(\n    "http://localhost:9000/v1"\n    "/a",\n    timeout=60,\n)'),
      {token: 'ZOO_KEY'},
      'import os\nhttpx.get(\n    "http://localhost:9000/v1"\n    "/a", headers={"Authorization": "Bearer " + os.environ["ZOO_KEY"]},\n    timeout=60,\n)',
    ],
    [
      'sends the token from Java behind an address on several lines',
      {
        code: '.uri(URI.create(\n  "http://localhost:9000/v1"\n  + "/a"))',
        language: 'java',
      },
      {token: 'MINE'},
      '.uri(URI.create(\n  "http://localhost:9000/v1"\n  + "/a")).header("Authorization", "Bearer " + System.getenv("MINE"))',
    ],
    [
      'sends the token from Java',
      {code: '.uri(URI.create("http://localhost:9000/v1/a"))', language: 'java'},
      {token: 'MINE'},
      '.uri(URI.create("http://localhost:9000/v1/a")).header("Authorization", "Bearer " + System.getenv("MINE"))',
    ],
    [
      'keeps what a page about one provider shows',
      {
        ...python('ask(model="keeper/lion:3b", provider_id="shelf", at="http://localhost:9000")'),
        isAboutOne: true,
      },
      {provider: 'cloud', store: 'barn', server: 'https://zoo.example'},
      'ask(model="keeper/lion:3b", provider_id="shelf", at="https://zoo.example")',
    ],
  ])('%s', (_, sample, setup, code) => {
    expect(fitted(sample, setup)).toBe(code);
  });

  it('says which step the reader leaves out', () => {
    const code = '# First\nkeeper pull lion:3b\nkeeper list';
    expect(fit(bash(code), {provider: 'cloud'}, facts, defaults).notes).toEqual([
      'Your setup uses Cloud: leave this step out.',
    ]);
    expect(fit(bash(code), {provider: 'keeper'}, facts, defaults).notes).toEqual([]);
  });

  it('says which model the chosen provider does not serve', () => {
    const sample = python('ask(model="keeper/lion:3b", guard="keeper/owl:1b")');
    expect(fit(sample, {provider: 'cloud'}, facts, defaults).notes).toEqual([
      'keeper/owl:1b is a model of Keeper. Register one that Cloud serves, and name it here.',
    ]);
  });

  it('says that a version lacks the chosen provider, and shows its own', () => {
    const sample = python('ask(model="keeper/lion:3b")');
    expect(fit(sample, {provider: 'moon', model: 'moon/x'}, facts, defaults)).toEqual({
      edits: [],
      notes: ["This version's day zoo can't use moon, so this shows Keeper."],
    });
  });
});
