import type {Heading, Link, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkChangedNames} from './changed-names';

const heading = (id: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [],
  data: {id} as Heading['data'],
});
const field = (id: string, children: MdxJsxFlowElement[] = []): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Field',
  attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
  children,
});

/** Links that the section of changes has afterwards, on a page with a body and a schema. */
function linksOf(changes: string, path = 'a.api.mdx'): (readonly [string, string])[] {
  const section: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [],
    children: [
      heading('changes'),
      ...fromMarkdown(changes).children,
    ] as MdxJsxFlowElement['children'],
  };
  const tree: Root = {
    type: 'root',
    children: [
      heading('body'),
      field('body-name', [field('body-name-first')]),
      heading('schema-Pet'),
      field('schema-Pet-name'),
      field('schema-Pet-string'),
      section as RootContent,
    ],
  };
  const run = remarkChangedNames.call({} as never) as (root: Root, file: VFile) => void;
  run(tree, {path} as VFile);
  const links: (readonly [string, string])[] = [];
  visit(tree, 'link', (link: Link) => {
    links.push([toString(link), link.url]);
  });
  return links;
}

describe('the names in the section of changes', () => {
  it('lead to the field of the place that their item names', () => {
    expect(linksOf('- [Request body](#body)\n  - `name.first` is new: `string`')).toEqual([
      ['Request body', '#body'],
      ['name.first', '#body-name-first'],
    ]);
  });

  it('lead to the schema, and its fields below it', () => {
    expect(linksOf('- `Pet`\n  - `name` can also be `Pet`, `string`')).toEqual([
      ['Pet', '#schema-Pet'],
      ['name', '#schema-Pet-name'],
      ['Pet', '#schema-Pet'],
    ]);
  });

  it('stay plain where the page has nothing of that name', () => {
    expect(linksOf('- `Cage`\n  - `size` was removed\n- Documented statuses: adds `401`')).toEqual(
      [],
    );
  });

  it('stay plain inside links, and on other pages', () => {
    expect(linksOf('- `Pet`\n  - [`name`](/docs/api/x) was removed')).toEqual([
      ['Pet', '#schema-Pet'],
      ['name', '/docs/api/x'],
    ]);
    expect(linksOf('- `Pet`', 'guide.md')).toEqual([]);
  });
});
