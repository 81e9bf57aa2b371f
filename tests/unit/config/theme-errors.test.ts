import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import type {Element, Root} from 'hast';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {highlighting} from '@site/src/config/highlighting';

describe('the options of the theme', () => {
  it('[5.1] are refused when a navbar item has an unknown type', () => {
    const {error} = ThemeConfigSchema.validate({navbar: {items: [{type: 'carousel', label: 'x'}]}});
    expect(error?.message).toContain('Bad navbar item type carousel');
  });

  it('[5.1] are accepted with every type that is known', () => {
    const items = [
      {label: 'default', to: '/'},
      {type: 'dropdown', label: 'dropdown', items: []},
      {type: 'search'},
      {type: 'html', value: '<hr>'},
      {type: 'doc', docId: 'index'},
      {type: 'docSidebar', sidebarId: 'main'},
      {type: 'docsVersion'},
      {type: 'docsVersionDropdown'},
      {type: 'localeDropdown'},
    ];
    expect(ThemeConfigSchema.validate({navbar: {items}}).error).toBeUndefined();
  });
});

function fence(language: string, code: string): Root {
  const block: Element = {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {className: [`language-${language}`]},
        children: [{type: 'text', value: code}],
      },
    ],
  };
  return {type: 'root', children: [block]};
}

const highlight = (tree: Root): Root =>
  unified().use(highlighting()).runSync(tree, {path: 'page.md'}) as Root;

describe('a code fence', () => {
  it('[8.14] in a language without a highlighting module stops the build and names the page', () => {
    expect(() => highlight(fence('klingon', 'nuqneH'))).toThrow(
      'Module not found: page.md has a code fence in a language that cannot be highlighted.',
    );
  });

  it('is highlighted without elements for what looks like plain text', () => {
    const html = JSON.stringify(highlight(fence('python', 'print("a", 1)')));
    expect(html).toContain('"string"');
    expect(html).not.toContain('punctuation');
  });

  it.each(['bash', 'csharp', 'java', 'json', 'php', 'powershell', 'python', 'ruby', 'yaml'])(
    '[9.10] is highlighted in %s',
    (language) => {
      expect(() => highlight(fence(language, 'a: 1'))).not.toThrow();
    },
  );
});
