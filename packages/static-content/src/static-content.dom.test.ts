import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {RouteConfig} from 'react-router-config';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeRouteComponents} from './server/route-components';
import {type SiteData, routeManifests} from './server/route-manifest';
import {
  isPageContent,
  type RouteManifest,
  type PageRoute,
  routeManifestId,
  readContentDescription,
  staticContentAttribute,
  contentDescriptionId,
  writeJson,
  writeContentDescription,
} from './page-data';
import type {GeneratedRoute} from './server/generated-site';
import globalData, {addGlobalData} from './client/global-data';
import {addBranch, addHomePage} from './client/route-tree';
import {readServerDocument} from './client/server-document';
import {describeSite} from './server/site-manifest';

const docsPlugin = 'docusaurus-plugin-content-docs';

const doc = (id: string, below: string) => ({id, path: below, sidebar: 'main'});

const versions = [
  {
    name: 'current',
    label: 'Next',
    path: '/docs/next',
    mainDocId: 'index',
    docs: [
      doc('index', '/docs/next/'),
      doc('guide', '/docs/next/guide'),
      doc('guide/new', '/docs/next/guide/new'),
      doc('menu', '/docs/next/menu'),
    ],
  },
  {
    name: 'v1',
    label: 'v1',
    path: '/docs',
    mainDocId: 'index',
    docs: [doc('index', '/docs/'), doc('guide', '/docs/guide'), doc('menu', '/docs/menu')],
  },
];

const page = (below: string): GeneratedRoute => ({
  path: below,
  exact: true,
  component: '@theme/DocItem',
  context: {},
  modules: {content: `@site/docs${below}.md`},
  sidebar: 'main',
});

const none = {context: {}, modules: {}};

const routes: GeneratedRoute[] = [
  {
    ...none,
    path: '/',
    exact: true,
    component: '@site/src/pages/index.tsx',
    modules: {config: 'x'},
  },
  {
    path: '/docs',
    component: '@theme/DocsRoot',
    modules: {},
    context: {plugin: '@generated/docs/__plugin.json'},
    routes: [
      {
        path: '/docs/next',
        ...none,
        component: '@theme/DocVersionRoot',
        props: 'version',
        routes: [
          ...['/docs/next/', '/docs/next/guide', '/docs/next/guide/new', '/docs/next/menu'].map(
            page,
          ),
          {...none, path: '/docs/next/tags', exact: true, component: '@theme/DocTagsListPage'},
        ],
      },
      {
        path: '/docs',
        ...none,
        component: '@theme/DocVersionRoot',
        props: 'version',
        routes: [
          ...['/docs/', '/docs/guide', '/docs/menu'].map(page),
          {...none, path: '/docs/tags', exact: true, component: '@theme/DocTagsListPage'},
        ],
      },
    ],
  },
];

const site: SiteData = {
  routes,
  globalData: {[docsPlugin]: {default: {path: '/docs', versions}}} as SiteData['globalData'],
  navigatedDocs: new Set(['menu']),
  landingPages: {},
  dataOf: (module) => ({module}),
  addressOf: ({path: below}) => `/assets/json${below}.json`,
  isRunning: () => false,
};

/** Ids of the documents that a page names, by version. */
function docsNamedBy(route: string): Record<string, string[]> {
  const data = routeManifests(site).get(route)?.globalData[docsPlugin] as {
    default: {versions: typeof versions};
  };
  return Object.fromEntries(
    data.default.versions.map(({name, docs}) => [name, docs.map(({id}) => id)]),
  );
}

describe('the place of a page', () => {
  it('has the routes that lead there, with what their components get', () => {
    expect(routeManifests(site).get('/docs/next/guide')?.routes).toEqual([
      {
        path: '/docs',
        component: '@theme/DocsRoot',
        context: {plugin: {module: '@generated/docs/__plugin.json'}},
      },
      {
        path: '/docs/next',
        component: '@theme/DocVersionRoot',
        context: {},
        props: '/assets/json/docs/next.json',
      },
      {
        path: '/docs/next/guide',
        exact: true,
        sidebar: 'main',
        component: '@theme/DocItem',
        context: {},
      },
    ]);
  });

  it('names the same document of other versions, the first ones and those of the navigation', () => {
    expect(docsNamedBy('/docs/next/guide')).toEqual({
      current: ['index', 'guide', 'menu'],
      v1: ['index', 'guide', 'menu'],
    });
  });

  it('names the nearest document of a version that lacks it', () => {
    expect(docsNamedBy('/docs/next/guide/new')).toEqual({
      current: ['index', 'guide/new', 'menu'],
      v1: ['index', 'guide', 'menu'],
    });
  });

  it('names the page of another version that is not a document, and pages outside of all', () => {
    expect(routeManifests(site).get('/docs/next/tags')?.pages).toEqual([
      '/',
      '/docs/next/tags',
      '/docs/tags',
    ]);
  });

  it('is known of each page by its address, and nowhere for the not-found page', () => {
    const places = routeManifests(site);
    expect([...places.keys()]).toContain('/docs/next');
    expect(places.get('')?.routes).toEqual([]);
    expect(places.size).toBe(11);
  });

  it('names the data of a component, and the property that takes a list of texts', () => {
    const posts = {
      ...none,
      path: '/posts',
      exact: true,
      component: 'Posts',
      modules: {sidebar: '~blog/list.json', items: [{content: '@site/blog/a.md'}]},
    };
    expect(routeManifests({...site, routes: [posts]}).get('/posts')?.routes).toEqual([
      {
        path: '/posts',
        exact: true,
        component: 'Posts',
        context: {},
        data: {sidebar: '/assets/json/posts.json'},
        contents: 'items',
      },
    ]);
  });

  it('stops the build where a component gets what no page can say', () => {
    const odd = {
      ...none,
      path: '/odd',
      exact: true,
      component: 'Odd',
      modules: {list: '@site/list.json'},
    };
    expect(() => routeManifests({...site, routes: [odd]})).toThrow(
      'The route /odd gives its component list as modules: expected texts',
    );
  });
});

const place: RouteManifest = {routes: [], globalData: {}, pages: ['</script>']};
const placeElement = `<script type="application/json" id="${routeManifestId}">${writeJson(place)}</script>`;

describe('a page', () => {
  it('says where it is, and nothing in that ends its element', () => {
    document.documentElement.innerHTML = placeElement;
    const text = document.getElementById(routeManifestId)?.textContent ?? '';
    expect(JSON.parse(text)).toEqual(place);
  });

  it('is read from its document, with its text', () => {
    const text = {
      metadata: {permalink: '/docs', frontMatter: {title: '<A>'}},
      frontMatter: {title: '<A>'},
      toc: [],
      assets: {},
    };
    document.documentElement.innerHTML = `<head>${placeElement}
      <script type="application/json" id="${contentDescriptionId}">${writeContentDescription(text)}</script></head>
      <body><div ${staticContentAttribute}=""><p>Words</p></div></body>`;
    const sent = readServerDocument(document);
    const [content] = sent.contents;
    expect(content?.description).toEqual(text);
    expect(content?.element?.textContent).toBe('Words');
    expect(sent.manifest).toEqual(place);
  });

  it('that does not say where it is, is none of this site', () => {
    document.documentElement.innerHTML = '<body>Elsewhere</body>';
    expect(() => readServerDocument(document)).toThrow('has no element route-manifest');
  });
});

describe('the description of a text', () => {
  it('is that of a page: a part of one has no contents', () => {
    const metadata = {permalink: '/a', frontMatter: {}};
    expect(isPageContent(Object.assign(() => null, {metadata, toc: []}))).toBe(true);
    expect(isPageContent(Object.assign(() => null, {frontMatter: {}}))).toBe(false);
    expect(isPageContent('div')).toBe(false);
  });

  it('begins no tag', () => {
    const text = {metadata: {permalink: '/', frontMatter: {a: '<'}}, toc: [], assets: {}};
    const json = writeContentDescription({...text, frontMatter: text.metadata.frontMatter});
    expect(json).not.toContain('<');
    expect(readContentDescription(json).frontMatter).toEqual({a: '<'});
  });
});

describe('the tree of routes', () => {
  const branch = (...paths: string[]): PageRoute[] =>
    paths.map((below, index) => ({
      path: below,
      component: `level ${index}`,
      ...(index === paths.length - 1 && {exact: true}),
    }));
  const made: string[] = [];
  const grow = (tree: RouteConfig[], routesOfPage: PageRoute[]): void =>
    addBranch(tree, routesOfPage, ({path: below}) => {
      made.push(below);
      return () => null;
    });
  beforeEach(() => made.splice(0));

  it('grows with each page, and keeps what is there', () => {
    const tree: RouteConfig[] = [];
    grow(tree, branch('/docs', '/docs/a'));
    const [docs] = tree;
    grow(tree, branch('/docs', '/docs/b'));
    grow(tree, branch('/docs', '/docs/b'));
    expect(tree).toEqual([docs]);
    expect(docs?.routes?.map((route) => route.path)).toEqual(['/docs/a', '/docs/b']);
    expect(made).toEqual(['/docs', '/docs/a', '/docs/b']);
  });

  it('has pages before what is around them, longer paths before, and the path for all at the end', () => {
    const tree: RouteConfig[] = [{path: '*'}];
    addHomePage(tree, '/');
    addHomePage(tree, '/');
    grow(tree, branch('/docs', '/docs'));
    grow(tree, branch('/docs/next', '/docs/next'));
    grow(tree, branch('/search'));
    expect(tree.map((route) => route.path)).toEqual(['/search', '/docs/next', '/docs', '*', '/']);
  });
});

describe('what plugins say to all pages', () => {
  it('gets the documents of each page that is read, once', () => {
    const said = (...ids: string[]) =>
      ({[docsPlugin]: {default: {versions: [{docs: ids.map((id) => ({id}))}]}}}) as never;
    addGlobalData(said('a'));
    addGlobalData(said('a', 'b'));
    addGlobalData(said('b', 'c'));
    expect(globalData).toEqual(said('a', 'b', 'c'));
  });
});

describe('a page that React renders', () => {
  it('says that its component gets the configuration of the site', () => {
    const [home] = routeManifests(site).get('/')?.routes ?? [];
    expect(home).toMatchObject({component: '@site/src/pages/index.tsx', config: true});
    expect(routeManifests(site).get('/docs/next/guide')?.routes.at(-1)).not.toHaveProperty(
      'config',
    );
  });
});

describe('a list of texts', () => {
  it('says which of them React runs, by their places', () => {
    const list = ['/a.md?truncated=true', '/b.md'].map((file) => ({content: `@site/blog${file}`}));
    const blog = {...none, path: '/blog', exact: true, component: '@theme/BlogListPage'};
    const described = routeManifests({
      ...site,
      routes: [{...blog, modules: {items: list}}],
      isRunning: (module) => module === '@site/blog/b.md',
    });
    expect(described.get('/blog')?.routes[0]).toMatchObject({
      contents: 'items',
      running: [null, '@site/blog/b.md'],
    });
  });
});

describe('the components of routes', () => {
  it('are loaded by their names, each once, and no content of a page is', () => {
    expect(writeRouteComponents(routes).split('\n').slice(0, 3)).toEqual([
      'export default {',
      '  "@site/src/pages/index.tsx": () => import("@site/src/pages/index.tsx"),',
      '  "@theme/DocItem": () => import("@theme/DocItem"),',
    ]);
    expect(writeRouteComponents(routes)).not.toContain('.md');
  });
});

describe('the files that Docusaurus generates', () => {
  const generated = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  const source = {
    siteDir: generated,
    folder: generated,
    baseUrl: '/',
    navbar: undefined,
    landingPages: {},
  };
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(generated, file)), {recursive: true});
    writeFileSync(path.join(generated, file), text);
  };
  afterEach(() => rmSync(generated, {recursive: true, force: true}));
  beforeEach(() => {
    write(
      'routes.js',
      `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '0a1'),
    routes: [
      {
        path: '/docs/guide',
        component: ComponentCreator('/docs/guide', '0b2'),
        exact: true,
        sidebar: "main"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
    );
    write(
      'routesChunkNames.json',
      JSON.stringify({
        '/docs-0a1': {__comp: 'c1', __context: {plugin: 'c2'}, __props: 'c3'},
        '/docs/guide-0b2': {__comp: 'c4', content: 'c5'},
      }),
    );
    const modules = {
      c1: '@theme/DocVersionRoot',
      c2: '@generated/docs/__plugin.json',
      c3: '@generated/docs/p/docs.json',
      c4: '@theme/DocItem',
      c5: '@site/docs/guide.md',
    };
    const lines = Object.entries(modules).map(
      ([chunk, module]) =>
        `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
    );
    write('registry.js', `export default {\n${lines.join('\n')}};\n`);
    write('globalData.json', '{}');
    write('docs/guide.md', '---\ntitle: static_content\n---\nstatic_content: false\n');
    write('docs/__plugin.json', '{"name":"docs","id":"default"}');
    write('docs/p/docs.json', '{"version":{"label":"Next","docs":{"guide":{"title":"Guide"}}}}');
  });

  it('say where each page is, and what its components get from files', () => {
    const {manifests, files} = describeSite({...source, baseUrl: '/base/'});
    const [[file, text] = []] = files;
    expect(file).toMatch(/^docs-\w+\.[\da-f]{8}\.json$/);
    expect(JSON.parse(text ?? '')).toEqual({version: {label: 'Next', docs: {}}});
    expect(manifests['/docs/guide']?.routes).toEqual([
      {
        path: '/docs',
        component: '@theme/DocVersionRoot',
        context: {plugin: {name: 'docs', id: 'default'}},
        props: `/base/assets/json/${file}`,
      },
      {path: '/docs/guide', exact: true, sidebar: 'main', component: '@theme/DocItem', context: {}},
    ]);
    expect(manifests['']?.routes).toEqual([]);
  });

  it('name the module of a text that React runs, as its front matter asks, and keep what cards show', () => {
    expect(describeSite(source).components).not.toContain('guide.md');
    write('docs/guide.md', '---\ntitle: Guide\nstatic_content: false # has state\n---\nText\n');
    const {manifests, components, files} = describeSite(source);
    expect(components).toContain('() => import("@site/docs/guide.md")');
    expect(manifests['/docs/guide']?.routes.at(-1)?.running).toEqual(['@site/docs/guide.md']);
    expect([...files.values()].map((text) => JSON.parse(text) as unknown)).toEqual([
      {version: {label: 'Next', docs: {guide: {title: 'Guide'}}}},
    ]);
  });

  it.each([
    ['routes.js', 'module.exports = []', '"export default […];" in routes.js'],
    ['routesChunkNames.json', '{}', 'an entry for the route /docs-0a1 in routesChunkNames.json'],
    ['registry.js', 'export default {}', 'in registry.js'],
  ])('stop the build when %s has another form', (file, text, message) => {
    write(file, text);
    expect(() => describeSite(source)).toThrow(message);
  });
});
