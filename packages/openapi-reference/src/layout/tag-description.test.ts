import {describe, expect, it} from 'vitest';
import {describeTagPage} from './tag-description';

const frontMatter = {title: 'Safety', description: 'Safety'};
const describeTag = (content: string): unknown =>
  describeTagPage('docs/api/safety.tag.mdx', {frontMatter, content}).description;

describe('the description of a tag page', () => {
  it('is the text of the page, without the marks of Markdown', () => {
    expect(describeTag('\nAgents under `/v1/agents`. They [remember](./a.md).\n\nMore.')).toBe(
      'Agents under /v1/agents. They remember.',
    );
  });

  it('ends with the last sentence that lists of results show', () => {
    const sentence = `${'word '.repeat(20)}end.`;
    expect(describeTag(`${sentence} Short one. ${sentence}`)).toBe(`${sentence} Short one.`);
    expect(describeTag(`${'word '.repeat(40)}end. Another.`)).toBe(`${'word '.repeat(40)}end.`);
  });

  it('is left alone on other pages', () => {
    expect(describeTagPage('docs/index.md', {frontMatter, content: 'Text.'})).toBe(frontMatter);
  });

  it('is missed where the tag has no text', () => {
    expect(() => describeTag('')).toThrow(
      'docs/api/safety.tag.mdx has no text to describe it with: give the tag a `description`',
    );
  });
});
