/** Words that are true of a version only until it is released. */
const unreleased =
  /\bunreleased\b|\bnot (?:been )?released\b|\blatest release\b|\bNext\b(?!\.js)|\bcommit `?[0-9a-f]{7,40}\b|\bgit checkout [0-9a-f]{7,40}\b|\b(?:git\+https:\/\/github\.com\/|github:)llamastack\/llama-stack[^\/@#]*[@#]/;

/**
 * Lists the lines of a new release that speak of it as unreleased, such as commands that install a
 * commit: only a writer knows what to write instead.
 * @returns one line each: file, line and its text
 */
export function unreleasedWords(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      unreleased.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );
}
