import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import compiledPages from '../../../src/plugins/compiled-pages';
import {
  type PageSource,
  type Processor,
  processorsOf,
} from '../../../src/plugins/compiled-pages/processors';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

let site: string;
/** Texts of the pages that were compiled. */
let compiled: string[];

function write(file: string, text: string): void {
  const place = path.join(site, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

/** Compiles pages as a build would, in a new process. */
interface Build {
  compile(page: Partial<PageSource>): Promise<string>;
  end(): Promise<void>;
}

function startBuild(addresses: Readonly<Record<string, string>> = {}): Build {
  const plugin = compiledPages({
    siteDir: site,
    siteConfigPath: path.join(site, 'docusaurus.config.ts'),
    generatedFilesDir: path.join(site, '.docusaurus'),
    siteConfig: {staticDirectories: ['static'], baseUrl: '/'},
  } as unknown as LoadContext);
  const docs = Object.entries(addresses).map(([source, permalink]) => ({source, permalink}));
  const version = {contentPath: path.join(site, 'docs'), docs};
  const allContent: AllContent = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}},
  };
  void plugin.allContentLoaded?.({allContent} as never);
  const processor: Processor = {
    process: ({content}) => {
      compiled.push(content);
      if (content.includes('warned')) console.warn('Beware.');
      return Promise.resolve({content: `<${content}>`, data: {}});
    },
  };
  const processors = {mdProcessor: {...processor}, mdxProcessor: processor};
  const config = {module: {rules: [{use: [{loader: 'mdx', options: {processors}}]}]}};
  const configure = plugin.configureWebpack?.bind(plugin) as ConfigureWebpack;
  const compilers = [false, true].map((isServer) =>
    configure(config, isServer, {} as never, undefined),
  );
  return {
    async compile(page) {
      const source = {filePath: path.join(site, 'docs/a.md'), content: 'text', frontMatter: {}};
      const done = await processor.process({...source, compilerName: 'client', ...page});
      return done.content;
    },
    async end() {
      for (const options of compilers) {
        let finish = (): Promise<void> => Promise.resolve();
        const [{apply} = {apply: undefined}] = (options?.plugins ?? []) as {
          apply(compiler: object): void;
        }[];
        apply?.({hooks: {done: {tapPromise: (_: string, run: typeof finish) => (finish = run)}}});
        await finish();
      }
    },
  };
}

const printed = vi.fn();

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(printed);
});
afterAll(() => vi.restoreAllMocks());

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'compiled-'));
  compiled = [];
  write('src/remark/marks.ts', 'export const marks = 1;');
  write('static/img/logo.svg', '<svg/>');
  write('docs/diagrams/flow.svg', '<svg/>');
  write('docs/other.md', '# Other');
  vi.stubEnv('NODE_ENV', 'production');
  printed.mockClear();
});
afterEach(() => {
  rmSync(site, {recursive: true});
  vi.unstubAllEnvs();
});

describe('a compiled page', () => {
  it('is taken from the build before when nothing has changed', async () => {
    expect(await startBuild().compile({})).toBe('<text>');
    expect(await startBuild().compile({})).toBe('<text>');
    expect(compiled).toEqual(['text']);
  });

  it('is the same for both compilers, which share what compiles it', async () => {
    const build = startBuild();
    await build.compile({});
    await build.compile({});
    expect(compiled).toEqual(['text']);
  });

  it('stays when another page changes', async () => {
    await startBuild().compile({});
    write('docs/other.md', '# Another');
    await startBuild().compile({});
    expect(compiled).toEqual(['text']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['its text changes', () => startBuild().compile({content: 'new'})],
    ['its front matter changes', () => startBuild().compile({frontMatter: {title: 'A'}})],
    ['a page gets another address', () => startBuild({'docs/b.md': '/docs/b'}).compile({})],
    [
      'code changes',
      () => {
        write('src/remark/marks.ts', 'export const marks = 2;');
        return startBuild().compile({});
      },
    ],
    [
      'a static file changes',
      () => {
        write('static/img/logo.svg', '<svg width="1"/>');
        return startBuild().compile({});
      },
    ],
    [
      'a drawing beside the pages changes',
      () => {
        write('docs/diagrams/flow.svg', '<svg width="1"/>');
        return startBuild().compile({});
      },
    ],
    [
      'the configuration of the site changes',
      () => {
        write('docusaurus.config.ts', 'export default {};');
        return startBuild().compile({});
      },
    ],
    [
      'other packages are installed',
      () => {
        write('node_modules/.package-lock.json', '{}');
        return startBuild().compile({});
      },
    ],
  ])('is compiled again when %s', async (_, again) => {
    await startBuild().compile({});
    await again();
    expect(compiled).toHaveLength(2);
  });

  it('is compiled and warned about by every build when it is warned about', async () => {
    await startBuild().compile({content: 'warned'});
    await startBuild().compile({content: 'warned'});
    expect(compiled).toEqual(['warned', 'warned']);
    expect(printed).toHaveBeenCalledTimes(2);
  });

  it('goes when its page is gone', async () => {
    const first = startBuild();
    await first.compile({});
    await first.compile({filePath: path.join(site, 'docs/gone.md')});
    await first.end();
    const folder = path.join(site, 'node_modules/.cache/compiled-pages/.docusaurus');
    expect(readdirSync(folder)).toHaveLength(2);
    const second = startBuild();
    await second.compile({});
    await second.end();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is not kept by the development server', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await startBuild().compile({});
    await startBuild().compile({});
    expect(compiled).toHaveLength(2);
  });
});

describe('rules of a bundler without the processors of pages', () => {
  it('stop the build with a message', () => {
    expect(() => processorsOf({module: {rules: ['...', {use: ['mdx']}]}})).toThrow(
      'expected rules of the bundler with `options.processors.mdxProcessor.process`',
    );
    expect(() => processorsOf({})).toThrow('compiled-pages');
  });
});
