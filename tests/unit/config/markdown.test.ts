import {describe, expect, it, vi} from 'vitest';
import {markdown} from '@site/src/config/markdown';

const read = (frontMatter: Record<string, unknown>) =>
  markdown().parseFrontMatter?.({
    filePath: `${process.cwd()}/docs/page.md`,
    fileContent: '---\ntitle: A\ndescription: B\ncolour: red\n---\n',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
  });

describe('the reading of Markdown', () => {
  it('says a mistake in front matter in one line, before Docusaurus shows where it was thrown', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(read({title: 'A', description: 'B', colour: 'red'})).rejects.toThrow('colour');
    expect(said).toHaveBeenCalledTimes(1);
    const [line] = said.mock.calls[0] as [string];
    expect(line).toMatch(/^docs\/page\.md:4: unknown key "colour"; .*\.$/);
    said.mockRestore();
  });

  it('says nothing of a page that is well', async () => {
    const said = vi.spyOn(console, 'error');
    const {frontMatter} = (await read({title: 'A', description: 'B'})) ?? {};
    expect(frontMatter).toEqual({title: 'A', description: 'B'});
    expect(said).not.toHaveBeenCalled();
  });
});
