import {describe, expect, it} from 'vitest';
import {nginxRedirects, pathsBelow, redirectProblems, withSharedScript} from './redirects';

const file = 'data/redirects/moved.json';
const routes = ['/', '/docs', '/docs/here'];

describe('redirects', () => {
  it('lead to pages, to places on them and to other sites', () => {
    const good = ['/docs/here', '/docs/here#part', '/docs/here?a=b', 'https://example.com/x'];
    expect(
      redirectProblems(
        good.map((to, index) => ({file, from: `/old-${index}`, to})),
        routes,
      ),
    ).toEqual([]);
  });

  it('lead to pages of a site below a base path', () => {
    const pages = pathsBelow('/zoo/', ['/zoo/', '/zoo/docs/here']);
    expect(pages).toEqual(['/', '/docs/here']);
    expect(redirectProblems([{file, from: '/old', to: '/docs/here'}], pages)).toEqual([]);
  });

  it('are refused when they lead nowhere', () => {
    expect(redirectProblems([{file, from: '/old', to: '/docs/gone'}], routes)).toEqual([
      `${file}: "/old" leads to "/docs/gone", which is no page of this site. Correct "to": it is the address of a page, without a slash at its end.`,
    ]);
  });

  it('are refused when they begin at a page', () => {
    expect(redirectProblems([{file, from: '/docs', to: '/docs/here'}], routes)).toEqual([
      `${file}: "/docs" is a page of this site. Take the redirect out, or move the page.`,
    ]);
  });

  it('are refused when an address leads to two places', () => {
    const twice = ['/docs', '/docs/here'].map((to) => ({file, from: '/old', to}));
    expect(redirectProblems(twice, routes)).toEqual([
      `${file}: "/old" leads to "/docs" already, as ${file} says. Keep one.`,
    ]);
  });
});

describe('redirects for servers', () => {
  const list = [
    {file, from: '/old', to: '/docs/here#part'},
    {file, from: '/old.html', to: '/docs'},
  ];

  it('are lines of a map for nginx, also for the page of a folder', () => {
    expect(nginxRedirects(list).split('\n')).toEqual([
      '"/old" "/docs/here#part";',
      '"/old/" "/docs/here#part";',
      '"/old/index.html" "/docs/here#part";',
      '"/old.html" "/docs";',
      '',
    ]);
  });
});

describe('a page that leads on', () => {
  const pageTo = (to: string): string =>
    `<head><link rel="canonical" href="${to}" /></head>\n<script>\nlocation.href = '${to}';\n</script>`;

  it('has the same script, whatever its target', () => {
    const scripts = ['/docs/a', 'https://example.com/b'].map(
      (to) => /<script>.*<\/script>/s.exec(withSharedScript(pageTo(to)))?.[0],
    );
    expect(scripts[0]).toBe(scripts[1]);
    expect(scripts[0]).not.toContain('/docs/a');
  });

  it('is refused when it is not as expected', () => {
    expect(() => withSharedScript('<p>Moved</p>')).toThrow('client-redirects');
  });
});
