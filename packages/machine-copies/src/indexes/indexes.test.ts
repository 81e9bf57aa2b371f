import {describe, expect, it} from 'vitest';
import {maximumLength} from '../markdown/split';
import type {Site} from '../site';
import {maximumBundleLength, renderBundles} from './bundles';
import {renderIndexes} from './indexes';

const site: Site = {
  url: 'https://zoo.example',
  title: 'Zoo',
  tagline: '',
  description: 'Animals.',
  versions: [
    {name: 'v1.0.0', label: 'v1.0.0', title: 'Release v1.0.0', path: '/docs'},
    {name: 'next', label: 'Next', title: 'Next (unreleased)', path: '/docs/next'},
  ],
  sections: {
    api: {title: 'Stable API', description: 'Stays as it is.', listedUnder: 'API reference'},
  },
};

const page = (path: string, title: string) => ({
  path,
  title,
  description: `About ${title}.`,
  text: `# ${title}\n`,
});

const pages = [
  page('/', 'Home'),
  page('/docs', 'Introduction'),
  page('/docs/api/create-response', 'Create a response'),
  page('/docs/concepts', 'Concepts'),
  page('/docs/concepts/apis', 'APIs'),
  page('/docs/next', 'Introduction'),
];

describe('indexes for coding agents', () => {
  const indexes = new Map(renderIndexes(pages, site).map(({path, text}) => [path, text]));

  it('exist for the site, each version and each section', () => {
    expect([...indexes.keys()]).toEqual([
      '/llms.txt',
      '/docs/llms.txt',
      '/docs/api/llms.txt',
      '/docs/concepts/llms.txt',
      '/docs/next/llms.txt',
    ]);
  });

  it('have a title, a summary and lists of links with descriptions', () => {
    expect(indexes.get('/docs/concepts/llms.txt')).toBe(
      '# Zoo Release v1.0.0: Concepts\n\n> About Concepts.\n\n## Pages\n\n- [Concepts](https://zoo.example/docs/concepts.md): About Concepts.\n- [APIs](https://zoo.example/docs/concepts/apis.md): About APIs.\n',
    );
  });

  it('list the guides of the first version for the site, and lead to everything else', () => {
    const index = indexes.get('/llms.txt') ?? '';
    expect(index).toContain('- [APIs](https://zoo.example/docs/concepts/apis.md): About APIs.\n');
    expect(index).toContain('](https://zoo.example/docs/api/llms.txt)');
    expect(index).not.toContain('Create a response');
    expect(index).toContain('](https://zoo.example/docs/next/llms.txt)');
    expect(index).toContain('[Home](https://zoo.example/index.md)');
  });

  it('lead from the site to the sections where a list of guides would be too long', () => {
    const many = Array.from({length: 999}, (_, n) => page(`/docs/concepts/${n}`, `Page ${n}`));
    const text = renderIndexes([...pages, ...many], site)[0]?.text ?? '';
    expect(text.length).toBeLessThan(maximumLength);
    expect(text).toContain('](https://zoo.example/docs/concepts/llms.txt)');
    expect(text).not.toContain('Page 1');
  });

  it('name generated sections instead of their pages in the index of a version', () => {
    const index = indexes.get('/docs/llms.txt') ?? '';
    expect(index).toContain(
      '## API reference\n\n- [Stable API](https://zoo.example/docs/api/llms.txt): Stays as it is.\n',
    );
    expect(index).not.toContain('Create a response');
  });

  it('lead to the pages themselves where there are no copies', () => {
    const [index] = renderIndexes(pages, site, {copies: false});
    expect(index?.text).toContain('](https://zoo.example/docs): About');
    expect(index?.text).not.toContain('.md');
  });

  it('are one for the site and its only version, if that is served at the root', () => {
    const single = [{name: 'current', label: '', title: 'Documentation', path: ''}];
    const paths = renderIndexes([page('/', 'Home'), page('/guides/start', 'Start')], {
      ...site,
      versions: single,
    }).map(({path}) => path);
    expect(paths).toEqual(['/llms.txt', '/guides/llms.txt']);
  });

  it('do not give the pages of one version to another whose path begins alike', () => {
    expect(indexes.get('/docs/llms.txt')).not.toContain('/docs/next');
  });
});

describe('texts of whole sections', () => {
  it('hold every page of a version once', () => {
    expect(renderBundles(pages, site)).toEqual([
      {path: '/llms-full/v1.0.0/overview.txt', text: '# Introduction\n'},
      {path: '/llms-full/v1.0.0/api.txt', text: '# Create a response\n'},
      {path: '/llms-full/v1.0.0/concepts.txt', text: '# Concepts\n\n---\n\n# APIs\n'},
      {path: '/llms-full/next/overview.txt', text: '# Introduction\n'},
    ]);
  });

  it('go on in another file before they are too long', () => {
    const long = {...page('/docs/concepts/apis', 'APIs'), text: 'x'.repeat(maximumBundleLength)};
    const short = {...page('/docs/concepts', 'Concepts'), text: '# Concepts\n'};
    expect(renderBundles([short, long], site).map(({path}) => path)).toEqual([
      '/llms-full/v1.0.0/concepts.txt',
      '/llms-full/v1.0.0/concepts-2.txt',
    ]);
  });

  it('divide a page that fits into no file before a heading', () => {
    const section = `## Part\n\n${'x'.repeat(maximumBundleLength / 2)}\n\n`;
    const long = {...page('/docs/next', 'Long'), text: `# Long\n\n${section}${section}`};
    const files = renderBundles([long], site);
    expect(files.map(({path}) => path)).toEqual([
      '/llms-full/next/overview.txt',
      '/llms-full/next/overview-2.txt',
    ]);
    expect(files.map(({text}) => text.slice(0, 7))).toEqual(['# Long\n', '## Part']);
  });

  it('refuse a section that fits into no file', () => {
    const long = {...page('/docs/next', 'Long'), text: 'x'.repeat(maximumBundleLength + 1)};
    expect(() => renderBundles([long], site)).toThrow(/Divide the section/);
  });
});
