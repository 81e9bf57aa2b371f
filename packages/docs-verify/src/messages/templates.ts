/** Values by name; what a name stands for may itself refer to others. */
export type Values = Readonly<Record<string, unknown>>;

const reference = /\{\{([\w.-]+)\}\}/g;

/**
 * Replaces every `{{name}}` in a value. A text that is nothing but one becomes the value itself, of
 * whatever type; `{{store.id}}` is a field of a value, `{{events.last}}` the last of a list. What the
 * key `...` holds is merged into its map.
 * @throws Error when a name stands for nothing
 */
export function filled(template: unknown, values: Values): unknown {
  if (typeof template === 'string') {
    const [whole, name] = /^\{\{([\w.-]+)\}\}$/.exec(template) ?? [];
    if (whole !== undefined && name !== undefined) return valueOf(name, values);
    return template.replace(reference, (_, each: string) => String(valueOf(each, values)));
  }
  if (Array.isArray(template)) return template.map((each) => filled(each, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(
    Object.entries(template).flatMap(([key, each]) =>
      key === '...'
        ? Object.entries(filled(each, values) as object)
        : [[String(filled(key, values)), filled(each, values)]],
    ),
  );
}

function valueOf(name: string, values: Values): unknown {
  const [first = '', ...rest] = name.split('.');
  let found = values[first] === undefined ? undefined : filled(values[first], values);
  for (const key of rest) {
    if (Array.isArray(found) && key === 'last') found = found.at(-1);
    else found = typeof found === 'object' && found !== null ? (found as Values)[key] : undefined;
  }
  if (found !== undefined) return found;
  const known = Object.keys(values).join(', ');
  throw new Error(`Nothing is called "{{${name}}}": expected one of ${known}.`);
}
