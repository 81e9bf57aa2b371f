import {describe, expect, it} from 'vitest';
import type {ApiComparison, FieldChange, OperationChange} from './changes';
import {withoutExplained} from './explained';

const required = (name: string): FieldChange => ({
  kind: 'required',
  place: 'body',
  path: [name],
  before: false,
  after: true,
});
const operation = (change: Partial<OperationChange>): OperationChange => ({
  slug: 'feed-cat',
  summary: 'Feed a cat',
  tag: 'Cats',
  status: 'changed',
  isOldRouteServed: true,
  newAliases: [],
  contract: [],
  fields: [],
  schemas: [],
  ...change,
});
const mediaType = {fact: 'response media type', before: ['application/json'], after: []};

describe('differences that a change in behavior describes better', () => {
  const comparison: ApiComparison = {
    operations: [
      operation({fields: [required('food'), required('hour')], contract: [mediaType]}),
      operation({slug: 'move-cat', status: 'moved', schemas: ['Cat']}),
    ],
    schemas: [{name: 'Cat', status: 'changed', fields: [required('name')]}],
  };

  it('are taken out of operations and schemas, field by field', () => {
    const {comparison: rest, unknown} = withoutExplained(comparison, [
      'feed-cat food',
      'feed-cat response media type',
      'Cat name',
    ]);
    expect(rest.operations[0]?.fields).toEqual([required('hour')]);
    expect(rest.operations[0]?.contract).toEqual([]);
    expect(rest.operations[1]).toMatchObject({status: 'moved', schemas: []});
    expect(rest.schemas).toEqual([]);
    expect(unknown).toEqual([]);
  });

  it('leave an operation unchanged where nothing else differs', () => {
    const explained = ['feed-cat food', 'feed-cat hour', 'feed-cat response media type'];
    const {comparison: rest} = withoutExplained(comparison, explained);
    expect(rest.operations[0]?.status).toBe('unchanged');
  });

  it('must exist', () => {
    expect(withoutExplained(comparison, ['feed-cat toys', 'Dog name'])).toEqual({
      comparison,
      unknown: ['feed-cat toys', 'Dog name'],
    });
  });
});
