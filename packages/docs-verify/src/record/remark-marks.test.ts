import type {Root, RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {fenceHash, fenceKeys} from './fence-keys';
import type {SampleRecord, VerificationRecord} from './record';
import {remarkVerificationMarks, type VerifiedGuides} from './remark-marks';

const page = [
  'Start it:',
  '',
  '```bash',
  'ls',
  '```',
  '',
  '- A step:',
  '',
  '  ```bash',
  '  pwd',
  '  ```',
  '',
].join('\n');

function marked(guides: Readonly<Record<string, SampleRecord>>, file = '/x/docs/a/page.md'): Root {
  const record: VerificationRecord = {
    version: 'next',
    commits: {framework: 'a', client: 'b'},
    dates: {},
    framework: 'framework',
    client: 'client',
    tools: {},
    comparisons: {},
    samples: {},
    guides,
    messages: {},
  };
  const versions: VerifiedGuides[] = [{docsFolder: 'docs', label: 'Next', record}];
  const tree = unified().use(remarkParse).parse(page);
  const transform = remarkVerificationMarks.call({} as never, () => versions);
  if (typeof transform !== 'function') throw new Error('The plugin gives no transformer.');
  void transform(tree, new VFile({path: file}), () => {});
  return tree;
}

const texts = (nodes: readonly RootContent[]): string[] =>
  nodes.flatMap((node): string[] => {
    if (node.type === 'mdxJsxFlowElement') {
      return node.attributes.map(({value}) => String(value));
    }
    return 'children' in node ? texts(node.children as RootContent[]) : [];
  });

describe('marks below the fences of guides', () => {
  const hashes = ['ls', 'pwd'].map((code) => fenceHash({language: 'bash', meta: '', code}));
  const [first = '', second = ''] = hashes;
  const [list = '', place = ''] = fenceKeys(
    'a/page',
    hashes.map((hash) => ({language: 'bash', hash})),
  );
  const ran: SampleRecord = {hash: first, result: 'ran'};
  const notRun: SampleRecord = {hash: second, result: 'not run', reason: 'needs a GPU'};

  it('say what came of each, wherever it is', () => {
    const tree = marked({[list]: ran, [place]: notRun});
    expect(texts(tree.children)).toEqual(['Ran on Next', 'Checked, not run: needs a GPU']);
    expect(tree.children[2]?.type).toBe('mdxJsxFlowElement');
  });

  it('stay where another fence is new, which has none', () => {
    expect(texts(marked({[place]: notRun}).children)).toEqual(['Checked, not run: needs a GPU']);
  });

  it('say of a run file whether it starts a server by itself', () => {
    const alone = marked({[list]: {...ran, starts: 'alone'}});
    expect(texts(alone.children)).toEqual(['Starts a server on Next']);
    const excerpt = marked({[list]: {...ran, starts: 'in a file'}});
    expect(texts(excerpt.children)).toEqual(['Starts a server on Next, in a complete run file']);
  });

  it('are missing where a fence has changed, differs or is data', () => {
    const other = fenceHash({language: 'bash', meta: '', code: 'ls -l'});
    const [changed = ''] = fenceKeys('a/page', [{language: 'bash', hash: other}]);
    expect(texts(marked({[changed]: {...ran, hash: other}}).children)).toEqual([]);
    expect(texts(marked({[list]: {...ran, hash: other}}).children)).toEqual([]);
    expect(texts(marked({[list]: {...ran, result: 'differs'}}).children)).toEqual([]);
    expect(texts(marked({[list]: {...ran, result: 'parsed'}}).children)).toEqual([]);
  });

  it('are missing on pages outside the guides', () => {
    expect(texts(marked({[list]: ran}, '/x/src/pages/a/page.md').children)).toEqual([]);
  });
});
