import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {describeBlock} from '@site/src/theme/CodeBlock/describe-block';
import CodeBlock from '@site/src/theme/CodeBlock';

afterEach(cleanup);

describe('the line above a code block', () => {
  it.each([
    ['bash', '', 'input', undefined, 'Terminal'],
    ['python', '', 'input', undefined, 'Python'],
    ['text', '', 'input', undefined, undefined],
    ['yaml', 'title="run.yaml"', 'file', 'run.yaml', 'YAML'],
    ['text', 'output', 'output', undefined, 'Output'],
    ['json', 'output', 'output', undefined, 'Response'],
    ['json', 'title="Response 200" output', 'output', 'Response 200', 'Response'],
  ])('says what %s %s is', (language, metastring, kind, heading, label) => {
    expect(describeBlock({className: `language-${language}`, metastring})).toMatchObject({
      kind,
      heading,
      label,
    });
  });

  it('says that the sample ran, to those who hear the page and to those who point at the sign', () => {
    const {container} = render(
      <CodeBlock className="language-bash" metastring='ran="Ran on v1.2"'>
        ls
      </CodeBlock>,
    );
    expect(screen.getByText('Ran on v1.2').className).toBe('visually-hidden');
    expect(screen.getByTitle('Ran on v1.2')).toBeTruthy();
    expect(container.querySelector('p')).toBeNull();
  });

  it('has no sign where nothing is known of the sample', () => {
    render(<CodeBlock className="language-bash">ls</CodeBlock>);
    expect(screen.queryByTitle(/./)).toBeNull();
  });

  it('has the name of a file as the title that a copy of the page keeps', () => {
    const {container} = render(
      <CodeBlock className="language-yaml" metastring='title="run.yaml"'>
        version: 2
      </CodeBlock>,
    );
    const title = container.querySelector('[data-code] > [data-code-title]');
    expect(title?.textContent).toBe('run.yaml');
    expect(container.querySelector('[data-code-label]')).toBeNull();
  });
});
