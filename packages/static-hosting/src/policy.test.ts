import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {inlineCode} from './inline-code';
import {contentSecurityPolicy, withoutStyleAttributes, withPolicy} from './policy';
import {nginxHeaders, securityHeaders} from './servers';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (...parts: readonly string[]): string =>
  `<!doctype html><html><head><meta charset="UTF-8">${parts.join('')}</head><body></body></html>`;

describe('the code in a page', () => {
  it('is what a browser runs or applies: scripts without an address, style sheets and attributes', () => {
    const html = page(
      '<script>a < b && c()</script>',
      '<script type=module>d()</script>',
      '<script src="/main.js"></script>',
      '<script type="application/ld+json">{"@type": "WebPage"}</script>',
      '<style media="print">p > a {color: red}</style>',
      '<p style="color: red" onclick="e()">&lt;script&gt;f()&lt;/script&gt; style="g"</p>',
    );
    expect(inlineCode(html)).toEqual({
      scripts: ['a < b && c()', 'd()'],
      styles: ['p > a {color: red}'],
      attributes: ['<p style="color: red">', '<p onclick="e()">'],
    });
  });
});

describe('the Content Security Policy', () => {
  const code = {scripts: ['a()', 'b()', 'a()'], styles: ['p {}'], attributes: []};
  const policy = contentSecurityPolicy(code);

  it('allows the code of the pages by its hashes, each once, and nothing else that is inline', () => {
    const scripts = [hashOf('a()'), hashOf('b()')].sort().join(' ');
    expect(policy.header).toContain(`script-src 'self' ${scripts};`);
    expect(policy.header).toContain(`style-src 'self' ${hashOf('p {}')};`);
    expect(policy.header).not.toContain('unsafe');
  });

  it('forbids other sites to show pages in a frame, where it is a header', () => {
    expect(policy.header).toContain("; frame-ancestors 'none'");
    expect(policy.meta).not.toContain('frame-ancestors');
  });

  it('refuses code in attributes, which no hash allows', () => {
    const attributes = ['docs.html: <p style="color: red">'];
    expect(() => contentSecurityPolicy({...code, attributes})).toThrow(
      'docs.html: <p style="color: red"> is code in an attribute',
    );
  });

  it('allows style attributes where it is told to, and handlers never', () => {
    const allowing = (...attributes: string[]) =>
      contentSecurityPolicy({...code, attributes}, {styleAttributes: true});
    expect(allowing('docs.html: <p style="color: red">').meta).toContain(
      "style-src-attr 'unsafe-inline'",
    );
    expect(policy.meta).not.toContain('style-src-attr');
    expect(() => allowing('docs.html: <p onclick="a()">')).toThrow('onclick');
  });

  it('requires Trusted Types where it knows the policies of the pages', () => {
    expect(contentSecurityPolicy(code, {trustedTypes: ['default', 'zoo']}).meta).toContain(
      "require-trusted-types-for 'script'; trusted-types default zoo",
    );
    expect(policy.meta).not.toContain('trusted-types');
  });

  it('is the first thing that a page says, once, however often it is written', () => {
    const once = withPolicy(page('<script>a()</script>'), policy);
    expect(once).toContain(
      `<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="${policy.meta}"><script>`,
    );
    expect(withPolicy(once, policy)).toBe(once);
  });

  it('is not lost on a page that cannot have it', () => {
    expect(() => withPolicy('<!doctype html><p>Text</p>', policy)).toThrow('no <meta charset>');
  });

  it.each([
    ['up to 3.8', 'svg xmlns="http://www.w3.org/2000/svg"'],
    ['from 3.9 on', 'svg'],
  ])('costs the hidden drawings of Docusaurus %s their style attribute alone', (_, svg) => {
    const plain = withoutStyleAttributes(`<${svg} style="display: none;"><defs></defs></svg>`);
    expect(plain).toBe(`<${svg} display="none"><defs></defs></svg>`);
    expect(inlineCode(plain).attributes).toEqual([]);
  });
});

describe('the headers', () => {
  const headers = securityHeaders({header: "default-src 'none'", meta: ''});

  it('are lines of a server of nginx', () => {
    expect(Object.keys(headers).length).toBeGreaterThan(4);
    for (const [name, value] of Object.entries(headers)) {
      expect(nginxHeaders(headers)).toContain(`add_header ${name} "${value}" always;\n`);
    }
  });
});

describe('a site that loads files from elsewhere', () => {
  const none = {scripts: [], styles: [], attributes: []};

  it('names their origins, each for one kind of file', () => {
    const {meta} = contentSecurityPolicy(none, {
      origins: {
        script: ['https://analytics.example'],
        img: ['https://badges.example', 'https://faces.example'],
        frame: ['https://videos.example'],
      },
    });
    const directives = meta.split('; ');
    expect(directives).toContain("script-src 'self' https://analytics.example");
    expect(directives).toContain(
      "img-src 'self' data: https://badges.example https://faces.example",
    );
    expect(directives).toContain('frame-src https://videos.example');
    expect(directives).toContain("font-src 'self'");
  });

  it('has no directive for frames and media without origins of theirs: nothing is allowed then', () => {
    expect(contentSecurityPolicy(none).meta).not.toMatch(/frame-src|media-src/);
  });
});
