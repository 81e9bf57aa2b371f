/**
 * Writes a table for a terminal: the first column to the left, numbers and all else to the right.
 * @param header names of the columns
 * @param rows cells of each row, as many as there are columns
 * @throws Error when a row has another number of cells
 */
export function renderTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [header, ...rows];
  const widths = header.map((_, column) =>
    Math.max(
      ...lines.map((cells) => {
        if (cells.length !== header.length) {
          throw new Error(
            `Expected ${header.length} cells (${header.join(', ')}), found ${cells.length}: ${cells.join(', ')}.`,
          );
        }
        return (cells[column] ?? '').length;
      }),
    ),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
