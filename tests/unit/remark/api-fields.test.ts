import type {Heading, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import type {Schema} from '@docs-kit/openapi-reference/document';
import {writeFieldList} from '@docs-kit/openapi-reference';
import {fieldsOfSchema} from '@docs-kit/openapi-reference/testing';
import {remarkApiFields} from '@site/src/remark/api-fields';

/** Runs the plugin on a page with one section, whose heading has the id `body`. */
function transform(markdown: string, path = 'a.api.mdx'): Root {
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [],
    data: {id: 'body'} as Heading['data'],
  };
  const tree: Root = {type: 'root', children: [heading, ...fromMarkdown(markdown).children]};
  const run = remarkApiFields.call({} as never) as (root: Root, file: VFile) => void;
  run(tree, {path} as VFile);
  return {type: 'root', children: tree.children.slice(1)};
}

interface Shown {
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Text below the field, and the fields inside it. */
  readonly content: readonly (string | Shown)[];
}

function shown(element: MdxJsxFlowElement): Shown {
  const attributes = element.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') throw new Error('A field has named attributes only.');
    const {name, value} = attribute;
    const isData = typeof value === 'object' && value !== null;
    return [name, isData ? (JSON.parse(value.value) as unknown) : value] as const;
  });
  return {
    attributes: Object.fromEntries(attributes),
    content: element.children.map((node) =>
      node.type === 'mdxJsxFlowElement' ? shown(node) : toString(node),
    ),
  };
}

/** What the page shows of the properties of a schema, on the way that generated pages take. */
function fieldsOf(properties: Readonly<Record<string, Schema>>, required: string[] = []): Shown[] {
  const list = writeFieldList(fieldsOfSchema({type: 'object', properties, required}), {
    optionality: 'required',
  });
  return transform(list).children.map((node) => shown(node as MdxJsxFlowElement));
}

describe('the lists of fields on generated pages', () => {
  it('become fields with every fact in its place', () => {
    const legs: Schema = {type: 'integer', default: 4, minimum: 0, description: 'Number of legs.'};
    expect(fieldsOf({legs}, ['legs'])).toEqual([
      {
        attributes: {
          id: 'body-legs',
          name: 'legs',
          type: ['integer'],
          required: null,
          notes: 'default 4, at least 0',
        },
        content: ['Number of legs.'],
      },
    ]);
  });

  it('keep the names of schemas apart from the words of a type, whatever these are', () => {
    const pet: Schema = {
      anyOf: [
        {type: 'array', items: {$ref: '#/components/schemas/Cat'}},
        {const: 'No *_Cat_* `a`'},
      ],
    };
    expect(fieldsOf({pet})[0]?.attributes.type).toEqual([
      'array of ',
      {schema: 'Cat'},
      ' | "No *_Cat_* `a`"',
    ]);
  });

  it('show defaults and values that hold commas, and signs of Markdown and MDX', () => {
    const values = ['a, b', '*c*', '{d}', '<e>', '[f](g)', '\\', '&lt;', '_h_'];
    const [field] = fieldsOf({x: {type: 'string', enum: values, default: 'a, b'}});
    expect(field?.attributes.notes).toBe(
      `default "a, b", one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
    );
  });

  it('keep the whole of a description', () => {
    const description = 'One.\n\n**Two** and `three`:\n\n- `a` four\n- five';
    const inner: Schema = {type: 'object', description, properties: {b: {type: 'string'}}};
    expect(fieldsOf({inner})[0]?.content).toEqual([
      'One.',
      'Two and three:',
      'a fourfive',
      expect.objectContaining({attributes: {id: 'body-inner-b', name: 'b', type: ['string']}}),
    ]);
  });

  it('take no other list for fields', () => {
    const markdown = '- `a` text\n- `b` text';
    expect(transform(markdown).children.map(({type}) => type)).toEqual(['list']);
  });

  it('stay as they are on other pages', () => {
    const list = writeFieldList(fieldsOfSchema({properties: {a: {type: 'string'}}}), {
      optionality: 'required',
    });
    expect(transform(list, 'guide.md').children.map(({type}) => type)).toEqual(['list']);
  });
});
