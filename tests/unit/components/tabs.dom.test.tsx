import {cleanup, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {afterEach, describe, expect, it} from 'vitest';
import TabItem from '@site/src/theme/TabItem';
import Tabs from '@site/src/theme/Tabs';

afterEach(cleanup);

const python = (
  <TabItem value="python" label="Python">
    print()
  </TabItem>
);
const curl = <TabItem value="curl">curl -s</TabItem>;

const marked = (item: HTMLElement): boolean => item.classList.contains('tabs__item--active');

/** The chosen tab, and what can be read. */
function shown(): {readonly tabs: readonly (string | null)[]; readonly panel: string | null} {
  const tabs = screen.getAllByRole('tab').filter(marked);
  expect(screen.getAllByRole('tab', {selected: true})).toEqual(tabs);
  expect(screen.getAllByRole('tab').filter(({tabIndex}) => tabIndex === 0)).toEqual(tabs);
  return {
    tabs: tabs.map(({textContent}) => textContent),
    panel: screen.getByRole('tabpanel').textContent,
  };
}

describe('tabs', () => {
  it('are a list beside its panels, of which one is shown', () => {
    render(
      <Tabs groupId="language">
        {python}
        {'\n' as never}
        {curl}
      </Tabs>,
    );
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({textContent}) => textContent)).toEqual(['Python', 'curl']);
    expect(tabs.map(({dataset}) => dataset.value)).toEqual(['python', 'curl']);
    expect(screen.getAllByRole('tabpanel', {hidden: true})).toHaveLength(2);
    expect(shown()).toEqual({tabs: ['Python'], panel: 'print()'});
    const group = screen.getByRole('tablist').parentElement;
    expect(group?.localName).toBe('tab-group');
    expect(group?.dataset.group).toBe('language');
  });

  it('have panels with the names of their tabs', () => {
    render(<Tabs>{python}</Tabs>);
    expect(screen.getByRole('tabpanel', {name: 'Python'}).dataset.label).toBe('Python');
  });

  it('show at first the one that the list names, or that says so itself', () => {
    render(
      <Tabs defaultValue="curl">
        {python}
        {curl}
      </Tabs>,
    );
    expect(shown()).toEqual({tabs: ['curl'], panel: 'curl -s'});
    cleanup();
    render(
      <Tabs>
        {python}
        <TabItem value="node" default>
          node
        </TabItem>
      </Tabs>,
    );
    expect(shown()).toEqual({tabs: ['node'], panel: 'node'});
  });
});

describe('tabs that could not work', () => {
  const rendering = (props: ComponentProps<typeof Tabs>) => () => render(<Tabs {...props} />);

  it.each(['lazy', 'block', 'queryString', 'values', 'className'])(
    'are refused: with the option %s, which has no effect',
    (option) => {
      expect(rendering({children: python, [option]: true})).toThrow(
        `Tabs: expected groupId and defaultValue alone, found ${option}.`,
      );
    },
  );

  it.each([
    ['without a tab', {children: []}],
    ['with two of one value', {children: [python, python]}],
    ['with a first one that does not exist', {children: [python, curl], defaultValue: 'rust'}],
  ])('are refused: %s', (_, props) => {
    expect(rendering(props as unknown as ComponentProps<typeof Tabs>)).toThrow(
      'Tabs: expected TabItem elements with values of their own',
    );
  });

  it.each([
    ['text', 'Text'],
    ['an element without a value', <p key="text">Text</p>],
  ])('are refused: with %s among them', (_, child) => {
    expect(rendering({children: [python, child] as never})).toThrow(
      'Tabs: expected TabItem elements with a value, found another child.',
    );
  });
});
