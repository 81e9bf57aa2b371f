import {parsePage} from '@docs-kit/docs-facts/markdown';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {element} from '@docs-kit/mdx-writer/tree';
import {remarkFollowed} from './remark-followed';
import {pageHashOf} from './steps';

const text = '```bash\nmake tea\n```';

/** Shows the attributes of the note at the foot of a page. */
function noteOf(page: Root, hash: string): unknown {
  const guides = () => [{docsFolder: 'docs', label: 'v1', pages: new Map([['tea', hash]])}];
  const foot = element('Note');
  page.children.push(foot);
  const transform = remarkFollowed.call(undefined as never, {note: 'Note', guides}) as unknown as (
    tree: Root,
    file: {readonly path: string},
  ) => void;
  transform(page, {path: '/site/docs/tea.md'});
  return foot.attributes;
}

it('the note of a page says on which version its fences were followed', () => {
  const page = parsePage('docs/tea.md', text);
  expect(noteOf(page, pageHashOf(page))).toEqual([
    {type: 'mdxJsxAttribute', name: 'followed', value: 'v1'},
  ]);
});

it('a page whose fences have changed since says nothing of it', () => {
  const page = parsePage('docs/tea.md', text);
  expect(noteOf(parsePage('docs/tea.md', text.replace('tea', 'coffee')), pageHashOf(page))).toEqual(
    [],
  );
});
