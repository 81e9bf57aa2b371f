import {describe, expect, it} from 'vitest';
import {checkProgram} from './check';
import {zoo} from './zoo.test.helper';

function check(text: string, name: string) {
  const report = checkProgram(text, zoo, {name});
  if (!report) throw new Error(`${name} was not read as a program.`);
  return report;
}
/** What was found, as `LINE:COLUMN TEXT`. */
const found = (text: string, name = 'a.py'): string[] =>
  check(text, name).findings.map((each) => `${each.line}:${each.column} ${each.found}`);
const unknown = (text: string, name = 'a.py'): string[] =>
  check(text, name).unknown.map((each) => `${each.line} ${each.found}`);
const edited = (text: string, name = 'a.py'): string => check(text, name).edited;

const start = 'from zoo_client import ZooClient\nclient = ZooClient()\n';

describe('a program in Python', () => {
  it('has findings with line, column, reason, replacement and address', () => {
    expect(check(`${start}client.animals.feed(name="Ida")`, 'a.py')).toMatchObject({
      kind: 'python',
      findings: [
        {
          line: 3,
          column: 8,
          found: 'animals.feed',
          change: 'moved',
          reason: '`animals.feed` has moved in 2.0.',
          replacement: 'wild.animals.feed',
          href: '/docs/2/changes',
        },
      ],
      unknown: [],
      edited: `${start}client.wild.animals.feed(name="Ida")`,
    });
  });

  it.each([
    ['another name', 'keeper = ZooClient()\nkeeper.animals.feed()'],
    [
      'an attribute',
      'class A:\n  def __init__(self):\n    self.zoo = ZooClient()\n    self.zoo.animals.feed()',
    ],
    ['an alias of the class', 'from zoo_client import ZooClient as Z\nx = Z()\nx.animals.feed()'],
    ['an annotation', 'def go(x: ZooClient):\n  x.animals.feed()'],
    ['an optional annotation', 'def go(x: Optional[ZooClient] = None):\n  x.animals.feed()'],
    ['a context', 'with ZooClient() as x:\n  x.animals.feed()'],
    ['a condition', 'x = (\n  open_zoo() if near\n  else ZooClient()\n)\nx.animals.feed()'],
    ['a function', 'def make():\n  return ZooClient()\nx = make()\nx.animals.feed()'],
    [
      'a function with an annotation',
      'def make() -> ZooClient:\n  ...\nx = make()\nx.animals.feed()',
    ],
    ['a call', 'ZooClient().animals.feed()'],
    ['a copy with options', 'x = ZooClient()\nx.with_options(timeout=3).animals.feed()'],
    ['another client', 'x = ZooClient()\ny = x\ny.animals.feed()'],
    ['an asynchronous client', 'x = AsyncZooClient()\nawait x.animals.feed()'],
    ['its name alone', '# zoo_client\ndef go(zoo_client):\n  zoo_client.animals.feed()'],
    ['a raw response', 'x = ZooClient()\nx.animals.with_raw_response.feed()'],
  ])('finds the client by %s', (_, code) => {
    const text = `from zoo_client import ZooClient, AsyncZooClient\n${code}`;
    expect(found(text)).toHaveLength(1);
    expect(found(text)[0]).toContain('animals');
  });

  it.each([
    ['a client of something else', 'x = CircusClient()\nx.animals.feed()'],
    ['a comment', '# client.animals.feed()'],
    ['a string', 'print("client.animals.feed()")'],
    ['a long string', '"""\nclient.animals.feed()\n"""'],
    ['a name that every object has', 'client.animals_list.toString()'],
    ['what did not change', 'client.food.list()'],
    ['what is new', 'client.wild.animals.feed()'],
  ])('leaves out %s', (_, code) => {
    expect(found(start + code)).toEqual([]);
  });

  it('finds a resource that is kept in a name, and moves it there', () => {
    expect(edited(`${start}animals = client.animals\nanimals.feed()`)).toBe(
      `${start}animals = client.wild.animals\nanimals.feed()`,
    );
  });

  it('renames the parameters of a call that another one replaces', () => {
    const text = `${start}client.talk.say(\n  animal_id="Ida",\n  volume_params={"animal_id": 1},\n)\nother(animal_id=2)`;
    expect(found(text)).toEqual(['3:8 talk.say', '4:3 animal_id', '5:3 volume_params']);
    expect(edited(text)).toContain(
      'client.chat.say(\n  animal="Ida",\n  volume_params={"animal_id"',
    );
  });

  it('finds fields that are gone, as attributes, keys and arguments', () => {
    const text = `${start}print(answer.talk_message.content)\nx = {"food_type": 1}\ny = dict(food_type=2)`;
    expect(found(text)).toEqual(['3:14 talk_message', '4:7 food_type', '5:10 food_type']);
    expect(edited(text)).toContain('print(answer.choices[0].message.content)');
  });

  it('finds fields of what a call returns, and of its items', () => {
    const loop = `${start}foods = client.food.list()\nfor food in foods:\n  print(f"{food.identifier}")\n`;
    expect(found(loop)).toEqual(['5:17 identifier']);
    expect(found(`${start}[f.identifier for f in client.food.list()]`)).toEqual(['3:4 identifier']);
    expect(found(`${loop}for food in cages:\n  print(food.identifier)`)).toHaveLength(1);
  });

  it('finds imports of modules and names that moved or are gone', () => {
    const text =
      'from zoo_client.types.cage_params import CageConfig\nfrom zoo_client.types import Cage, Whip\nfrom zoo_client.types import (\n  Cage,\n)\n';
    expect(found(text)).toEqual([
      '1:6 zoo_client.types.cage_params',
      '2:30 Cage',
      '2:36 Whip',
      '4:3 Cage',
    ]);
    expect(edited(text)).toBe(
      'from zoo_client.types.wild.cage_params import CageConfig\nfrom zoo_client.types import Cage, Whip\nfrom zoo_client.types.wild import (\n  Cage,\n)\n',
    );
  });

  it('finds helper classes that no longer work, and methods that programs define', () => {
    expect(found('from zoo_client.lib import Tamer')).toEqual(['1:28 Tamer']);
    expect(
      found(
        'from zoo_client.lib import Keeper\nclass Me(Keeper):\n  def get_food_definition(self):',
      ),
    ).toEqual(['3:7 get_food_definition']);
  });

  it('finds commands in strings and in lines of a notebook', () => {
    expect(found('subprocess.run("zoo run --env A=1 starter", shell=True)')).toEqual([
      '1:25 --env',
    ]);
    expect(found('!zoo fetch \\\n  --all\nimport os\n%pip install zoo-client')).toEqual([
      '1:2 zoo fetch',
      '4:14 zoo-client',
    ]);
    expect(found('x = (a\n  % (b))')).toEqual([]);
  });

  it('says what the text does not show', () => {
    expect(unknown(`${start}getattr(client, name)()`)).toEqual(['3 client']);
    expect(unknown(`${start}client.talk.say(**arguments)`)).toEqual(['3 *']);
    expect(unknown(`${start}client.circus.open()`)).toEqual(['3 circus.open']);
    expect(unknown('import zoo_client.circus')).toEqual(['1 zoo_client.circus']);
    expect(unknown('import mystery\ntheir_client.animals.feed()')).toEqual(['2 animals.feed']);
  });
});

describe('a program in TypeScript', () => {
  const open = "import Zoo from 'zoo-client';\nconst client = new Zoo();\n";

  it('has calls, parameters, fields and paths into the package', () => {
    const text = `${open}const a = await client.talk.say({animal_id, volume_params: {animal_id: 2}});\nlog(a.talk_message?.content);\nimport type {Open} from 'zoo-client/resources/animals/cage';`;
    expect(found(text, 'a.ts')).toEqual([
      '3:24 talk.say',
      '3:34 animal_id',
      '3:45 volume_params',
      '4:7 talk_message',
      '5:26 zoo-client/resources/animals/cage',
    ]);
  });

  it('has clients as members, and calls in templates', () => {
    const text =
      "import {ZooClient} from 'zoo-client';\nclass A {\n  constructor(private zoo: ZooClient) {}\n  go = () => `${this.zoo.animals.feed()} /* ${1} */`;\n}";
    expect(found(text, 'a.ts')).toEqual(['4:26 animals.feed']);
  });

  it('may look a method up by its name', () => {
    expect(unknown(`${open}client[name]()`, 'a.js')).toEqual(['3 client']);
  });

  it('has no findings in comments', () => {
    expect(found(`${open}// client.animals.feed()\n/* client.animals.feed() */`, 'a.ts')).toEqual(
      [],
    );
  });
});

describe('a path', () => {
  it.each([
    ['"http://localhost:8321/v1/open/v1"', '"http://localhost:8321/v1"'],
    ['f"{base_url}/v1/open/v1/talk"', 'f"{base_url}/v1/talk"'],
    ['f"{base_url}/v1/animals/{animal["id"]}"', 'f"{base_url}/v1alpha/animals/{animal["id"]}"'],
    ['"http://localhost:8321/v1/talk/say"', '"http://localhost:8321/v1/chat"'],
    ['"http://localhost:8321/v1/open/v1/new/thing"', '"http://localhost:8321/v1/new/thing"'],
  ])('%s becomes %s', (before, after) => {
    expect(edited(`import zoo_client\nget(${before})`)).toBe(`import zoo_client\nget(${after})`);
  });

  it.each([
    ['that did not change', '"/v1/food/7"'],
    ['that is new', '"/v1alpha/animals"'],
    ['of another server', '"https://api.circus.example/v1/animals"'],
    ['below another one', '"/api/v1/animals/7/teeth"'],
  ])('is left out %s', (_, text) => {
    expect(found(`import zoo_client\nget(${text})`)).toEqual([]);
  });

  it('is unknown where a part, the server or the product is', () => {
    expect(unknown('import zoo_client\nget(f"/v1/{kind}")')).toEqual(['2 /v1/{kind}']);
    expect(unknown('import zoo_client\nget(f"{CIRCUS_URL}/v1/animals")')).toEqual([
      '2 /v1/animals',
    ]);
    expect(unknown('import requests\nget("/v1/animals")')).toEqual(['2 /v1/animals']);
  });
});

describe('a script', () => {
  it('has commands, options, images, paths and variables', () => {
    const text = [
      'export ZOO_NO_CHECK=1 # ZOO_NO_CHECK',
      'zoo fetch --all',
      'uv run zoo run starter \\',
      '  --env A=1 # --env B=2',
      'python3 -m zoo.server run.yaml',
      'IMAGE="docker.io/zoo/distribution-starter:1.0"',
      'docker run --env A=1 "$IMAGE" --env B=2',
      'curl -s http://localhost:8321/v1/open/v1/talk -d \'{"a": "b"}\'',
    ].join('\n');
    expect(found(text, 'a.sh')).toEqual([
      '1:8 ZOO_NO_CHECK',
      '2:1 zoo fetch',
      '4:3 --env',
      '5:1 python3 -m zoo.server',
      '6:8 docker.io/zoo/distribution-starter:1.0',
      '7:31 --env',
      '8:30 /v1/open/v1/talk',
    ]);
    expect(edited(text, 'a.sh')).toContain('http://localhost:8321/v1/talk -d');
  });

  it('has requirements of commands that install', () => {
    const text =
      'pip install -U "zoo-client[all]==1.0" other\nnpm install zoo-client@1.0\nuv pip install "zoo-client @ git+https://example.org/zoo.git@v2"\necho zoo-client';
    expect(found(text, 'a.sh')).toEqual(['1:17 zoo-client[all]==1.0', '2:13 zoo-client@1.0']);
  });
});

describe('a configuration', () => {
  it('has values, commands, images and paths', () => {
    const text = [
      'store:',
      '  type: postgres',
      'other:',
      '  type: postgres',
      'image: zoo/distribution-starter:1.0',
      'command: ["python", "-m", "zoo.server"]',
      'args: [--port, "1"]',
      'script: |',
      '  zoo fetch',
      'url: http://localhost:8321/v1/open/v1 # /v1/open/v1',
    ].join('\n');
    expect(found(text, 'run.yaml')).toEqual([
      '2:9 postgres',
      '5:8 zoo/distribution-starter:1.0',
      '6:12 python", "-m", "zoo.server',
      '9:3 zoo fetch',
      '10:27 /v1/open/v1',
    ]);
  });

  it('that is not YAML is read as far as it goes', () => {
    expect(unknown('a: [1\nb: "', 'run.yaml')).not.toEqual([]);
  });
});

describe('a list of requirements', () => {
  it.each([
    ['requirements.txt', 'fire\nzoo_client>=1,<2  # old\n# zoo-client', ['2:1 zoo_client>=1,<2']],
    [
      'pyproject.toml',
      '[project]\ndependencies = [\n  "zoo-client==1.0",\n]',
      ['3:4 zoo-client==1.0'],
    ],
    [
      'pyproject.toml',
      '[tool.poetry.dependencies]\nzoo-client = "^1.0"',
      ['2:1 zoo-client = "^1.0"'],
    ],
    [
      'package.json',
      '{\n "dependencies": {"zoo-client": "^1.0"}\n}',
      ['2:19 "zoo-client": "^1.0"'],
    ],
  ])('%s names packages', (name, text, expected) => {
    expect(found(text, name)).toEqual(expected);
  });
});

describe('a notebook', () => {
  it('is checked as the program of its code cells', () => {
    const notebook = JSON.stringify({
      cells: [
        {cell_type: 'markdown', source: ['client.animals.feed()']},
        {cell_type: 'code', source: [start, 'client.animals.feed()']},
      ],
    });
    expect(check(notebook, 'a.ipynb').text).toBe(`# %% Cell 2\n${start}client.animals.feed()\n`);
    expect(found(notebook, 'a.ipynb')).toEqual(['4:8 animals.feed']);
    expect(found('{"cells": [', 'a.ipynb')).toEqual([]);
  });
});
