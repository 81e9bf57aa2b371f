import {describe, expect, it} from 'vitest';
import {withBreaks} from '@site/src/theme/TOCItems/withBreaks';

describe('an entry of the list of contents', () => {
  it.each([
    [
      'ResponseOutputMessageFunctionToolCall',
      'Response<wbr>Output<wbr>Message<wbr>Function<wbr>Tool<wbr>Call',
    ],
    ['LLAMA_STACK_DISABLE_VERSION_CHECK', 'LLAMA_<wbr>STACK_<wbr>DISABLE_<wbr>VERSION_<wbr>CHECK'],
  ])('breaks where its words begin: %s', (name, expected) => {
    expect(withBreaks(name)).toBe(expected);
  });

  it.each([
    'ResponseObject',
    'Install the server and its packages',
    '<code>ResponseOutputMessageFunctionToolCall</code>',
  ])('stays as it is when it is short, has spaces or tags: %s', (html) => {
    expect(withBreaks(html)).toBe(html);
  });
});
