import {describe, expect, it} from 'vitest';
import {
  leftByCut,
  redirectsAfterArchive,
  redirectsAfterMove,
  redirectsTo,
  type RedirectList,
  withoutPages,
} from './lists';

const $schema = '../schemas/redirects.schema.json';
const list = (...redirects: RedirectList['redirects']): RedirectList => ({$schema, redirects});

describe('redirects after a cut', () => {
  const former = ['/docs/v1.0.0', '/docs/v1.0.0/kept', '/docs/v1.0.0/gone'];
  const pages = ['/docs', '/docs/kept', '/docs/new'];
  const left = leftByCut(former, pages, '/docs/v1.0.0', '/docs');

  it('lead from an address that the new release lacks to the page that had it', () => {
    expect(redirectsAfterMove(list(), left, true)).toEqual(
      list({to: '/docs/v1.0.0/gone', from: ['/docs/gone']}),
    );
  });

  it('follow a page that stays with the former latest release', () => {
    const old = list({to: '/docs/gone', from: ['/docs/older']});
    expect(redirectsAfterMove(old, left, true).redirects[0]).toEqual({
      to: '/docs/v1.0.0/gone',
      from: ['/docs/older'],
    });
  });

  it('of other files follow it too, and none is added to them', () => {
    const old = list(
      {to: '/docs/gone', from: ['/latest/gone']},
      {to: '/docs/kept', from: ['/latest']},
    );
    expect(redirectsAfterMove(old, left, false)).toEqual(
      list(
        {to: '/docs/v1.0.0/gone', from: ['/latest/gone']},
        {to: '/docs/kept', from: ['/latest']},
      ),
    );
  });

  it('make way for pages', () => {
    const old = list(
      {to: '/docs/kept', from: ['/docs/new', '/docs/old']},
      {to: '/docs', from: ['/docs/new']},
    );
    expect(withoutPages(old, pages)).toEqual(list({to: '/docs/kept', from: ['/docs/old']}));
  });
});

describe('redirects after an archive', () => {
  it('lead from every address of the release to its own site', () => {
    expect(redirectsTo('https://example.com/', ['/docs/b', '/docs/a'])).toEqual(
      list({to: 'https://example.com/', from: ['/docs/a', '/docs/b']}),
    );
    expect(() => redirectsTo('https://example.com/', [])).toThrow('No address was found');
  });

  it('lead there too when they led to a page that another version has lost with the release', () => {
    const old = list({to: '/docs/borrowed', from: ['/latest/a']}, {to: '/docs/b', from: ['/b']});
    const lost = ['/docs/borrowed'];
    const after = redirectsAfterArchive(old, '/docs/v1.0.0', 'https://example.com/', lost);
    expect(after.redirects.map(({to}) => to)).toEqual(['https://example.com/', '/docs/b']);
  });

  it('lead there too when they led to a page of the release', () => {
    const old = list(
      {to: '/docs/v1.0.0/a', from: ['/docs/a']},
      {to: '/docs/v1.0.0', from: ['/docs/b']},
      {to: '/docs/v1.0.01', from: ['/docs/c']},
    );
    expect(
      redirectsAfterArchive(old, '/docs/v1.0.0', 'https://example.com/').redirects.map(
        ({to}) => to,
      ),
    ).toEqual(['https://example.com/', 'https://example.com/', '/docs/v1.0.01']);
  });
});
