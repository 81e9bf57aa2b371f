import {describe, expect, it} from 'vitest';
import {found, samplePages, searcherOf} from '../documentation.test.data';

const searcher = searcherOf(samplePages);
const first = (query: string) => found(searcher, query)[0];
const ottara = 'providers/inference/remote_ottara';
const kubernetes = 'deploying/kubernetes_deployment';

describe('identifiers', () => {
  it.each([
    'OTTARA_URL',
    'ottara_url',
    'ottara url',
    'ottara-url',
    'OttaraUrl',
    '"OTTARA_URL"',
    'export OTTARA_URL=',
    'remote::ottara',
    'remote ottara',
  ])('are found by %s', (query) => {
    expect(first(query)).toBe(ottara);
  });

  it('are found in the reference before the guides when they are properties', () => {
    expect(found(searcher, 'tool_calls').slice(0, 2)).toEqual([
      'api/create-chat-completion',
      'building_applications/tools',
    ]);
    const [hit] = searcher.search('tool_calls', {limit: 1}).hits;
    expect(hit).toMatchObject({h: '#schema-Message-tool_calls', s: 'tool_calls', owner: 'Message'});
  });

  it.each(['/v1/models', 'GET /v1/models', 'v1/models', 'http://localhost:8321/v1/models'])(
    'are found as the route %s',
    (query) => {
      expect(first(query)).toBe('api/list-models');
    },
  );

  it('are found as flags of a command before words that are written alike', () => {
    const pages = [
      {u: '/docs/api/models', title: 'Models', text: 'All models and each model in every version.'},
      {
        u: '/docs/references/cli',
        title: 'Commands',
        text: 'Flags are --model, --all and --dry-run.',
      },
    ];
    for (const flag of ['--model', '--all', '`--dry-run`', '--model=acorn']) {
      expect(found(searcherOf(pages), flag)[0], flag).toBe('references/cli');
    }
    expect(found(searcherOf(pages), 'model')[0]).toBe('api/models');
  });

  it('are found when they are made of small words alone', () => {
    const pages = [
      {
        u: '/docs/api/list-models',
        title: 'List models',
        sections: [['owned_by', '#schema-Model-owned_by', 'Owner.'] as const],
      },
    ];
    expect(found(searcherOf(pages), 'owned_by')).toEqual(['api/list-models']);
  });

  it('are found in an error message that was pasted whole', () => {
    expect(
      searcher.search('RuntimeError: Ottara Server is not running (message: timed out)', {limit: 1})
        .hits,
    ).toMatchObject([{u: `/docs/${ottara}`, h: '#if-it-fails'}]);
  });
});

describe('words', () => {
  it.each([
    ['a typing mistake', 'kuberntes', kubernetes],
    ['a typing mistake in an ending', 'completoin', 'api/create-chat-completion'],
    ['a plural', 'shields', 'building_applications/safety'],
    ['a synonym', 'guardrail', 'building_applications/safety'],
    ['a synonym of several words', 'function calling', 'building_applications/tools'],
    ['a beginning', 'kubern', kubernetes],
    ['two words in one', 'modeltools', 'building_applications/tools'],
    ['a question', 'how do I run it with docker', kubernetes],
    ['a question with words that stand nowhere', 'please change the bloody port', kubernetes],
    ['a title', 'list models', 'api/list-models'],
    ['a keyword', 'what is acorn stack', '/docs'],
  ])('%s finds its page', (_, query, page) => {
    expect(first(query)).toBe(page);
  });

  it('the name of the product counts little beside other words', () => {
    expect(first('acorn stack tools')).toBe('building_applications/tools');
  });

  it('words that no page has find nothing', () => {
    for (const query of ['xyzzyqwert', '', '   ', '???', 'why']) {
      expect(searcher.search(query, {limit: 8})).toMatchObject({hits: [], total: 0});
    }
  });

  it('find something at every step of being typed, from the first that is a word', () => {
    for (const query of ['tool_calls', 'deployment', 'kubernetse', 'completoin']) {
      for (let length = 1; length <= query.length; length += 1) {
        const begun = query.slice(0, length);
        const {total, isTooLittle} = searcher.search(begun, {limit: 1});
        expect(total > 0 || isTooLittle, begun).toBe(true);
        if (length > 3) expect(total, begun).toBeGreaterThan(0);
      }
    }
  });

  it('are told apart from what says too little to be searched for', () => {
    for (const query of ['-', '--', '"', 't', 'to', 'get a', 'why', 'what will']) {
      expect(searcher.search(query, {limit: 8}), query).toMatchObject({isTooLittle: true});
    }
    const long = 'x'.repeat(60);
    for (const query of ['xyzzyqwert', 'tools', '*', '[', '🐿', long]) {
      expect(searcher.search(query, {limit: 8}), query).toMatchObject({isTooLittle: false});
    }
  });

  it('find a guide before a page of the reference with the same name', () => {
    const pages = [
      {u: '/docs/api/agents', title: 'Agents', text: 'Agents, agents and agents.'},
      {u: '/docs/guide/agent', title: 'Agents', text: 'How an agent works.'},
    ];
    expect(found(searcherOf(pages), 'agent')[0]).toBe('guide/agent');
  });

  it('find a page by its title in the letters that readers type', () => {
    const pages = [
      {u: '/docs/inline_sqlite_vec', title: 'sqlite_vec (old)', text: 'sqlite-vec sqlite-vec'},
      {u: '/docs/inline_sqlite-vec', title: 'SQLite-Vec', text: 'A file.'},
    ];
    expect(found(searcherOf(pages), 'sqlite-vec')[0]).toBe('inline_sqlite-vec');
  });

  it('[7.5] to be marked are those of the query', () => {
    const marks = (query: string) => searcher.search(query, {limit: 1}).highlights;
    expect(marks('agent^high')).toEqual(['agent', 'high']);
    expect(marks('remote::vllm tool_calls')).toEqual(['remote::vllm', 'tool_calls']);
  });

  it('[5.6] find their page whatever signs other searches read as syntax', () => {
    for (const query of ['tools^2', 'tools~1', 'tools^high', '-tools', '+tools']) {
      expect(found(searcher, query)[0], query).toBe('building_applications/tools');
    }
  });

  it('leave out the pages that have a word with a minus before it, and say so', () => {
    const pages = [
      {u: '/docs/a', title: 'Search', text: 'Search your documents with a tool.'},
      {u: '/docs/b', title: 'Search again', text: 'Search your documents.'},
    ];
    const {hits, notices} = searcherOf(pages).search('search -tool', {limit: 8});
    expect(hits.map(({u}) => u)).toEqual(['/docs/b']);
    expect(notices).toEqual(['Pages with “tool” are left out.']);
    // Alone it is what is looked for, and in a command it is an option.
    for (const query of ['-tool', 'search -it', '"search -tool']) {
      expect(found(searcherOf(pages), query), query).toContain('a');
    }
  });

  it('that is a word of the documentation comes before rare identifiers that begin with it', () => {
    const pages = ['rag', 'tools', 'safety', 'agent'].map((name) => ({
      u: `/docs/building_applications/${name}`,
      title: `Vectors in ${name}`,
      text: 'A vector stands for a text.',
    }));
    const operation = {
      u: '/docs/api/register-vector-database',
      title: 'Register a database',
      sections: [['vector_db_id', '#body-vector_db_id', 'Name of the database.']] as const,
    };
    const found = searcherOf([operation, ...pages]).search('vector', {limit: 5}).hits;
    expect(found.map(({u}) => u).indexOf(operation.u)).toBe(4);
  });
});

describe('a search that finds nothing', () => {
  it('says which of its words pages have, and where sections begin', () => {
    const {words, overviews} = searcher.search('models xyzzyqwert', {limit: 8, context: 'none'});
    expect(words).toEqual([{text: 'models', pages: expect.any(Number) as number}]);
    expect(overviews.map(({u}) => u)).toEqual(['/docs']);
    expect(searcher.search('models', {limit: 8, context: 'none'}).words).toEqual([]);
    expect(searcher.search('models', {limit: 8}).overviews).toEqual([]);
  });
});

describe('results', () => {
  it('[9.1] are no more than were asked for, and each page comes once', () => {
    const {hits, total} = searcher.search('model', {limit: 2});
    expect(hits).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
    expect(new Set(hits.map(({u}) => u)).size).toBe(2);
  });

  it('can be limited to a context, and are counted for each', () => {
    expect(found(searcher, 'models', 'api')).toEqual(expect.arrayContaining(['api/list-models']));
    expect(found(searcher, 'models', 'api').every((page) => page.startsWith('api/'))).toBe(true);
    const {totals} = searcher.search('models', {limit: 1});
    expect(totals.api).toBe(searcher.search('models', {limit: 8, context: 'api'}).total);
  });

  it('are every page that has the words, however far below a page with that title', () => {
    const mention = (path: string) => ({
      u: `/docs/${path}`,
      title: path.split('/').at(-1) ?? '',
      text: `A long page about other matters that names a quickstart once. ${'Other words follow. '.repeat(40)}`,
    });
    const paths = ['providers/alpha', 'providers/beta', 'deploying/gamma'];
    const pages = [
      {u: '/docs/getting_started/quickstart', title: 'Quickstart', text: 'The quickstart begins.'},
      ...paths.map(mention),
    ];
    const inDocs = searcherOf(pages);
    expect(found(inDocs, 'quickstart').sort()).toEqual(
      [...paths, 'getting_started/quickstart'].sort(),
    );
    expect(found(inDocs, 'quickstart', 'providers').sort()).toEqual(paths.slice(0, 2));
    expect(inDocs.search('quickstart', {limit: 1})).toMatchObject({
      total: 4,
      totals: {providers: 2, guides: 2},
    });
  });

  it('are the same each time', () => {
    const again = searcherOf(samplePages);
    for (const query of ['model', 'tool calls', 'server']) {
      expect(again.search(query, {limit: 8})).toEqual(searcher.search(query, {limit: 8}));
    }
  });

  it('put a stable operation before the deprecated one of the same name', () => {
    const pages = ['api-deprecated', 'api-experimental', 'api'].map((folder) => ({
      u: `/docs/${folder}/create-response`,
      title: 'Create a response',
      text: 'Creates a response.',
    }));
    expect(found(searcherOf(pages), 'create a response')).toEqual([
      'api/create-response',
      'api-experimental/create-response',
      'api-deprecated/create-response',
    ]);
  });
});

describe('the beginning of the routes of deprecated operations', () => {
  const operation = (folder: string, name: string, route: string) => ({
    u: `/docs/${folder}/${name}`,
    title: name,
    description: `${route}: Does something.`,
  });
  const guide = {
    u: '/docs/providers/openai',
    title: 'OpenAI compatibility',
    keywords: '/v1/old/v1',
    text: 'One server for many clients.',
    sections: [
      ['Base URL', '#base-url', 'The address ended with /v1/old/v1 before.'] as const,
      ['Models', '#models', 'Models have ids.'] as const,
    ],
  };
  const old = operation('api-deprecated', 'list-old-models', 'GET /v1/old/v1/models');

  it('finds the section of a guide about it before them', () => {
    const searched = searcherOf([old, guide]).search('/v1/old/v1', {limit: 2}).hits;
    expect(searched).toMatchObject([{u: guide.u, h: '#base-url'}, {u: old.u}]);
  });

  it('finds an operation first whose route it is', () => {
    const exact = operation('api-deprecated', 'show-old', 'GET /v1/old/v1');
    expect(found(searcherOf([old, guide, exact]), '/v1/old/v1')[0]).toBe('api-deprecated/show-old');
    expect(found(searcherOf([old, guide]), '/v1/old/v1/models')[0]).toBe(
      'api-deprecated/list-old-models',
    );
  });
});
