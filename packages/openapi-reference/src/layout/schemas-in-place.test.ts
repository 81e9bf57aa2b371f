import type {RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {openInPlace} from './schemas-in-place';

type Child = MdxJsxFlowElement['children'][number];

function element(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly Child[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value:
        typeof value === 'string'
          ? value
          : {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value)},
    })),
    children: [...children],
  };
}

const schema = (name: string, ...children: readonly Child[]): MdxJsxFlowElement =>
  element('SchemaDetails', {id: `schema-${name}`, name}, children);
const field = (name: string, ...schemas: readonly string[]): MdxJsxFlowElement =>
  element('Field', {
    id: name,
    name,
    type: ['array of ', ...schemas.map((each) => ({schema: each}))],
  });
const heading: RootContent = {type: 'heading', depth: 2, children: []};

/** The names of elements, one inside the other. */
function outline(node: RootContent): unknown {
  if (node.type !== 'mdxJsxFlowElement') return node.type;
  const name = node.attributes.find((each) => 'name' in each && each.name === 'name')?.value;
  const label = typeof name === 'string' ? name : node.name;
  return node.children.length > 0 ? [label, ...node.children.map(outline)] : label;
}

const placed = (...sections: RootContent[][]): unknown[] =>
  openInPlace(sections).map((section) => section.map(outline));

describe('schemas that open in their place', () => {
  it('are below the first field that names them, one inside the other', () => {
    expect(
      placed(
        [heading, field('tools', 'Tool'), field('other', 'Tool', 'Model')],
        [heading, schema('Tool', field('model', 'Model')), schema('Model')],
      ),
    ).toEqual([['heading', ['tools', ['Tool', ['model', 'Model']]], 'other'], []]);
  });

  it('follow the list of alternatives that names them', () => {
    const alternatives = element('Variants', {schemas: {one: 'One', two: 'Two'}});
    expect(
      placed(
        [heading, field('tools', 'Tool')],
        [heading, schema('Tool', alternatives), schema('One'), schema('Two')],
      ),
    ).toEqual([['heading', ['tools', ['Tool', 'Variants', 'One', 'Two']]], []]);
  });

  it('keep their place where no field names them, and so do their alternatives', () => {
    const alternatives = element('Variants', {schemas: {one: 'One'}});
    expect(
      placed([
        heading,
        schema('Event', alternatives),
        schema('One', field('part', 'Part')),
        schema('Part'),
      ]),
    ).toEqual([['heading', ['Event', 'Variants'], ['One', ['part', 'Part']]]]);
  });

  it('are on the page once where they hold themselves', () => {
    expect(
      placed([field('filter', 'Filter')], [heading, schema('Filter', field('filters', 'Filter'))]),
    ).toEqual([[['filter', ['Filter', 'filters']]], []]);
  });
});
