import type {CommandPart} from './facts';

/** Values by the name of a placeholder: a text, or texts with names of their own. */
export type Placeholders = Readonly<
  Record<string, readonly string[] | readonly Readonly<Record<string, string>>[]>
>;

const placeholder = /\{\{(\w+)(?:\.(\w+))?\}\}/g;

/**
 * Fills a command: a line with a placeholder is written once for each of its values, with none it is
 * left out.
 * @throws Error that names a placeholder without values
 */
export const fill = (part: CommandPart, values: Placeholders): CommandPart => ({
  ...part,
  code: part.code
    .split('\n')
    .flatMap((line) => fillLine(line, values))
    .join('\n'),
});

function fillLine(line: string, values: Placeholders): string[] {
  const names = [...line.matchAll(placeholder)];
  // A variable with its parts repeats the line; the name of the stack beside it does not.
  const repeated = (names.find(([, , part]) => part) ?? names.at(0))?.[1];
  if (repeated === undefined) return [line];
  const listOf = (name: string) => {
    const list = values[name];
    if (list) return list;
    throw new Error(`run-file-composer: "${line}" has the unknown placeholder ${name}.`);
  };
  return listOf(repeated).map((value) =>
    line
      .replace(placeholder, (_match, name: string, part?: string) => {
        const filling = name === repeated ? value : listOf(name)[0];
        return typeof filling === 'object' ? (filling[part ?? ''] ?? '') : (filling ?? '');
      })
      // An empty line of a file has no indentation.
      .trimEnd(),
  );
}
