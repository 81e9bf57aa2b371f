/**
 * The program in a notebook: its code cells, each below a line that names it.
 * @returns any other text itself
 */
export function programOf(text: string): string {
  if (!/^\s*\{[^]*"cells"\s*:/.test(text)) return text;
  let notebook: unknown;
  try {
    notebook = JSON.parse(text);
  } catch {
    return text;
  }
  const {cells} = notebook as {
    cells?: readonly {cell_type?: string; source?: string | readonly string[]}[];
  };
  if (!Array.isArray(cells)) return text;
  return cells
    .flatMap(
      (
        {cell_type: type, source = ''}: {cell_type?: string; source?: string | readonly string[]},
        at,
      ) =>
        type === 'code'
          ? [`# %% Cell ${at + 1}\n${typeof source === 'string' ? source : source.join('')}\n`]
          : [],
    )
    .join('\n');
}
