import {describe, expect, it} from 'vitest';
import {filesOf, readClient, readProduct, stablePath} from './read-digest';

const settings = {
  packages: {zoo: ['zoo', 'park']},
  roots: ['.', 'src'],
  programs: ['zoo', 'park'],
  registry: ['zoo/registry/*.py'],
  specifications: ['docs/*-spec.yaml'],
  stockConfigurations: ['zoo/distributions/*/run*.yaml'],
  configuration: ['RunConfig'],
};

const files: Readonly<Record<string, string>> = {
  'registry/inference.py': `
from zoo.specs import InlineSpec, remote_spec, AdapterSpec
from .shared import STORES
DEPS = ["torch", "zmq"]
shared = dict(api=Api.training, pip_packages=["numpy"], config_class="zoo.providers.feed.FeedConfig")
def available():
    return [
        InlineSpec(
            api=Api.inference,
            provider_type="inline::feed",
            # Both lists count.
            pip_packages=DEPS + STORES,
            config_class="zoo.providers.feed.FeedConfig",
        ),
        remote_spec(
            api=Api.inference,
            adapter=AdapterSpec(adapter_type="far", config_class="zoo.providers.feed.FarConfig"),
        ),
        InlineSpec(**{**shared, "provider_type": "inline::small"}),
    ]
`,
  'registry/shared.py': 'STORES = ["aiosqlite"]\n',
  'providers/feed/__init__.py': 'from .config import FeedConfig, FarConfig\n',
  'providers/feed/config.py': `
DEFAULT_URL = "http://localhost:1"
class Base(BaseModel):
    model_config = {}
    timeout: int = Field(
        # Nobody waits longer.
        default=30, description="Seconds, at most")
class FeedConfig(Base):
    url: str = DEFAULT_URL
    food: list[str] = Field(default_factory=lambda: ["hay", "oats"])
    token: str | None = Field(None, alias="key")
class FarConfig(Base):
    host: str = Field(..., description="Where")
    mode: Mode
    def sample(self, url="\${env.FEED_URL:=http://localhost:1}"): ...
`,
  'config.py': `
class Level(Enum):
    low = "low"
class Server(BaseModel):
    port: int = 8321
class RunConfig(BaseModel):
    server: Server = Field(default_factory=Server)
    level: Level | None = None
    name: str
`,
  'cli.py': `
class Feed(Command):
    def __init__(self, subparsers):
        self.parser = subparsers.add_parser("feed", prog="zoo feed")
        self.parser.add_argument("--animal", "-a", type=str, default="lion", choices=["lion", "cat"])
class Other:
    def __init__(self):
        self.parser.add_argument("--other")
    def run(self):
        raise ValueError(f"The door {self.name} is stuck.")
        return os.environ.get("ZOO_PORT", "1") or os.getenv('ZOO_HOST')
`,
  'distributions/small/run.yaml': `
providers:
  inference:
  - {provider_id: feed, provider_type: 'inline::feed', config: {url: '\${env.FEED_URL:=http://zoo}'}}
models: []
`,
};

const specification = `
paths:
  /v1/animals/{id}:
    get:
      deprecated: true
      parameters: [{in: path, name: id, required: true, schema: {type: string}}]
      responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Animal'}}}}}
components:
  schemas:
    Animal:
      required: [name]
      properties:
        name: {type: string}
        food: {type: array, items: {anyOf: [{type: string}, {$ref: '#/components/schemas/Food'}]}, default: []}
    Food: {enum: [hay, oats]}
`;

const tree = (root: string, name = 'zoo') => [
  ...Object.entries(files).map(([file, text]) => ({
    path: `${root}${name}/${file}`,
    hash: file,
    text,
  })),
  {path: 'docs/zoo-spec.yaml', hash: '1', text: specification},
];

describe('the facts of a product', () => {
  const facts = readProduct(settings, tree(''));

  it('are its providers with packages and settings, also of base classes and constants', () => {
    expect(Object.keys(facts.provider ?? {})).toEqual([
      'inference inline::feed',
      'inference remote::far',
      'training inline::small',
    ]);
    expect(Object.keys(facts.package ?? {})).toEqual([
      'inference inline::feed aiosqlite',
      'inference inline::feed torch',
      'inference inline::feed zmq',
      'training inline::small numpy',
    ]);
    const settingsOf = Object.entries(facts.setting ?? {}).map(([key, [value]]) => [key, value]);
    expect(Object.fromEntries(settingsOf)).toMatchObject({
      'inference inline::feed food': 'list[str], default lambda: ["hay", "oats"]',
      'inference inline::feed key': 'str | None, default None',
      'inference inline::feed timeout': 'int, default 30',
      'inference inline::feed url': 'str, default "http://localhost:1"',
      'inference remote::far host': 'str, required',
      'inference remote::far mode': 'Mode, required',
    });
  });

  it('are its run configuration, with every class in it', () => {
    expect(facts.configuration).toEqual({
      'Level: low': ['low', 'zoo/config.py'],
      'Server.port': ['int, default 8321', 'zoo/config.py'],
      level: ['Level | None, default None', 'zoo/config.py'],
      name: ['str, required', 'zoo/config.py'],
      server: ['Server, default Server', 'zoo/config.py'],
    });
    expect(Object.keys(facts['stock configuration'] ?? {})).toEqual([
      'small inference inline::feed',
      'small models',
    ]);
  });

  it('are commands with the options of their own class, variables and messages', () => {
    expect(facts.option).toEqual({
      'zoo feed --animal': ['type str, default "lion", choices ["lion", "cat"]', 'zoo/cli.py'],
      'zoo feed -a': ['type str, default "lion", choices ["lion", "cat"]', 'zoo/cli.py'],
    });
    expect(facts.variable).toMatchObject({
      FEED_URL: ['http://localhost:1 or http://zoo', expect.any(String)],
      ZOO_HOST: ['', 'zoo/cli.py'],
      ZOO_PORT: ['1', 'zoo/cli.py'],
    });
    expect(Object.keys(facts.message ?? {})).toEqual(['The door {} is stuck.']);
  });

  it('are the routes and schemas of its specification', () => {
    expect(facts.route).toEqual({'GET /v1/animals/{id}': ['deprecated', 'docs/zoo-spec.yaml']});
    const fields = Object.entries(facts.field ?? {}).map(([key, [value]]) => [key, value]);
    expect(fields).toEqual([
      ['Animal.food', 'string | Food[] = []'],
      ['Animal.name', 'string, required'],
      ['Food: hay', ''],
      ['Food: oats', ''],
    ]);
  });

  it('are the same wherever a release keeps its packages, and whatever it calls them', () => {
    const moved = readProduct(settings, tree('src/', 'park'));
    expect({...moved.route}).toEqual({...facts.route});
    expect(filesOf(settings, tree('src/', 'park'))).toEqual(filesOf(settings, tree('')));
    expect(Object.keys(moved.option ?? {})).toEqual(Object.keys(facts.option ?? {}));
    expect(stablePath(settings, 'src/park/cli.py')).toBe('zoo/cli.py');
    expect(stablePath(settings, 'scripts/zoo.sh')).toBe('scripts/zoo.sh');
  });

  it('are refused where a kind is not to be found', () => {
    expect(() => readProduct({...settings, registry: ['zoo/plugins/*.py']}, tree(''))).toThrow(
      'The source has no provider: expected some where the setting "registry" says.',
    );
    expect(() => readProduct(settings, [])).toThrow('The source has no provider');
  });
});

describe('the facts of a client', () => {
  const client = {
    packages: {zoo_client: ['zoo_client']},
    roots: ['src'],
    program: 'zoo-client',
    classes: ['Zoo'],
    commonParameters: ['timeout'],
  };
  const read = (text: string) =>
    readClient(client, [{path: 'src/zoo_client/client.py', hash: '1', text}]);

  it('are its methods with their arguments, and its commands', () => {
    const facts = read(`
class CagesResource(Base):
    @cached_property
    def doors(self) -> DoorsResource:
        return DoorsResource(self)
    @overload
    def list(self, *, sort: Literal["a"]) -> Stream[Cage]: ...
    def list(
        self, *, limit: int | Omit = omit, sort: cage_params.Sort, timeout: float = 1
    ) -> Cages | Stream[Cage]:
        return self._get_api_list(
            f"/v1/cages", page=Page)
    def _private(self): ...
class DoorsResource(Base):
    def open(self, door_id: str) -> Door:
        return self._post(f"/v1/doors/{door_id}", cast_to=Door)
class Zoo(Client):
    cages: resources.CagesResource

@click.group()
def main(): ...
@click.group()
def cages(): ...
@cages.command(name="list")
@click.option("--limit", "limit", type=int, default=3)
@click.argument("zone")
def list_cages(limit, zone): ...
main.add_command(cages, "cages")
`);
    expect(facts.method).toEqual({
      'client.cages.doors.open': ['POST /v1/doors/{door_id} → Door', 'zoo_client/client.py'],
      'client.cages.list': ['GET /v1/cages → Cages | Stream[Cage]', 'zoo_client/client.py'],
    });
    expect(facts.argument).toEqual({
      'client.cages.doors.open door_id': ['str, required', 'zoo_client/client.py'],
      'client.cages.list limit': ['int', 'zoo_client/client.py'],
      'client.cages.list sort': ['Sort, required', 'zoo_client/client.py'],
    });
    expect(Object.keys(facts['client command'] ?? {})).toEqual([
      'zoo-client',
      'zoo-client cages',
      'zoo-client cages list',
    ]);
    expect(Object.keys(facts['client option'] ?? {})).toEqual([
      'zoo-client cages list --limit',
      'zoo-client cages list zone',
    ]);
  });

  it('are refused where the class of the client is gone', () => {
    expect(() => read('class Park: ...')).toThrow('The source has no method');
  });
});
