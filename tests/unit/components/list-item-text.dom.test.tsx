import {useMDXComponents} from '@mdx-js/react';
import {cleanup, render, screen} from '@testing-library/react';
import type {ElementType, ReactNode} from 'react';
import {afterEach, expect, it} from 'vitest';
import ListItemText from '@site/src/components/ListItemText';

afterEach(cleanup);

/** A part, as it is after compiling. */
function Part(): ReactNode {
  const components = useMDXComponents() as Readonly<Record<string, ElementType | undefined>>;
  const {p: Paragraph = 'p', strong: Strong = 'strong'} = components;
  return (
    <Paragraph>
      <Strong>Models are listed once</Strong>, when the server starts.
    </Paragraph>
  );
}

it('shows a part in an item of a list without its paragraph', () => {
  render(
    <ul>
      <li>
        <ListItemText>
          <Part />
        </ListItemText>
      </li>
    </ul>,
  );
  expect(screen.getByRole('listitem').innerHTML).toBe(
    '<strong>Models are listed once</strong>, when the server starts.',
  );
});
