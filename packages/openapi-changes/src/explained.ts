import type {ApiComparison, FieldChange, OperationChange, SchemaChange} from './changes';

/**
 * Takes out differences that the specifications show although the servers do not behave so, because
 * a change of behavior says what is true instead.
 * @param explained differences as `OWNER WHAT`: `upload-file expires_after` is a field or another
 * fact of an operation, by its slug, `CreateCompletionRequest guided_choice` a field of a schema
 * @returns the comparison without them, and the entries that name none of its differences
 */
export function withoutExplained(
  {operations, schemas}: ApiComparison,
  explained: readonly string[],
): {readonly comparison: ApiComparison; readonly unknown: readonly string[]} {
  const used = new Set<string>();
  const isExplained = (owner: string, what: string): boolean => {
    const entry = `${owner} ${what}`;
    if (explained.includes(entry)) used.add(entry);
    return explained.includes(entry);
  };
  const remaining = (owner: string, fields: readonly FieldChange[]): readonly FieldChange[] =>
    fields.filter(({path}) => !isExplained(owner, path.join('.')));

  const otherSchemas = schemas
    .map((schema): SchemaChange => ({...schema, fields: remaining(schema.name, schema.fields)}))
    .filter(({status, fields}) => status !== 'changed' || fields.length > 0);
  const changed = new Set(otherSchemas.map(({name}) => name));
  const otherOperations = operations.map((operation): OperationChange => {
    const {slug, status} = operation;
    const fields = remaining(slug, operation.fields);
    const contract = operation.contract.filter(({fact}) => !isExplained(slug, fact));
    const usedSchemas = operation.schemas.filter((name) => changed.has(name));
    const isSame = fields.length + contract.length + usedSchemas.length === 0;
    return {
      ...operation,
      fields,
      contract,
      schemas: usedSchemas,
      status: status === 'changed' && isSame ? 'unchanged' : status,
    };
  });
  return {
    comparison: {operations: otherOperations, schemas: otherSchemas},
    unknown: explained.filter((entry) => !used.has(entry)),
  };
}
