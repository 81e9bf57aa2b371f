import {afterEach, describe, expect, it} from 'vitest';
import {trustedTypesPolicy} from './policy';

type Rule = (text: string) => string | null;

interface Policy {
  readonly createHTML: Rule;
  readonly createScript: Rule;
  readonly createScriptURL: Rule;
}

const state = window as unknown as {trustedTypes?: object};

/** Runs the script of a page in a browser that knows Trusted Types. */
function policyOfPage(): Policy {
  const made: [name: string, policy: Policy][] = [];
  state.trustedTypes = {createPolicy: (...policy: (typeof made)[number]) => made.push(policy)};
  window.eval(trustedTypesPolicy('/base/'));
  const [[name, policy] = []] = made;
  expect(name).toBe('default');
  if (!policy) throw new Error('The script has made no policy.');
  return policy;
}

afterEach(() => {
  delete state.trustedTypes;
});

describe('the policy for Trusted Types', () => {
  it.each([
    '<svg><path d="M0 0"></path></svg>',
    '<div class="bar" role="bar"></div>',
    'On the one hand = on the other',
    // React makes elements of this kind so, and fills them later.
    '<script></script>',
  ])('lets markup through that runs nothing: %s', (html) => {
    expect(policyOfPage().createHTML(html)).toBe(html);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<script>alert(1)</script>',
    '<script src="https://elsewhere.example/a.js"></script>',
    '<iframe src="https://elsewhere.example"></iframe>',
    '<a href="javascript:alert(1)">a</a>',
    '<base href="https://elsewhere.example/">',
  ])('refuses markup that could run something: %s', (html) => {
    expect(policyOfPage().createHTML(html)).toBeNull();
  });

  it('lets data through as the text of a script, and no code', () => {
    expect(policyOfPage().createScript('{"@type": "WebPage"}')).toBe('{"@type": "WebPage"}');
    expect(policyOfPage().createScript('alert(1)')).toBeNull();
  });

  it('lets files of the site be scripts, and nothing else', () => {
    const {createScriptURL} = policyOfPage();
    expect(createScriptURL('/base/assets/js/main.js')).toBe('/base/assets/js/main.js');
    for (const address of [
      'https://elsewhere.example/base/assets/js/main.js',
      '/base/assets/../upload.js',
      '/assets/js/main.js',
      'data:text/javascript,alert(1)',
      'blob:http://localhost/1',
    ]) {
      expect(createScriptURL(address)).toBeNull();
    }
  });

  it('is none in a browser that does not know them', () => {
    expect(() => void window.eval(trustedTypesPolicy('/'))).not.toThrow();
  });
});
