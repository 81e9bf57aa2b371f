/** A word of a command, without its quotes. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a script into its commands. Here documents and compound words are read as commands too.
 * @param offset where the text is in the program
 */
export function commandsOf(text: string, offset = 0): Word[][] {
  const commands: Word[][] = [];
  let words: Word[] = [];
  const close = (): void => {
    if (words.length > 0) commands.push(words);
    words = [];
  };
  const pattern =
    /\\\r?\n|[ \t]+|#[^\n]*|[\n;&|()]+|(?:"(?:\\[^]|[^"\\])*"|'[^']*'|\\[^\n]|\$\([^()\n]*\)|[^\s;&|()"'\\])+|[^]/g;
  let isStart = true;
  for (const {0: found, index} of text.matchAll(pattern)) {
    if (/^[\n;&|()]/.test(found)) {
      close();
      isStart = true;
    } else if (/^(?:\\\r?\n|[ \t])/.test(found)) isStart = true;
    else if (found.startsWith('#') && isStart) continue;
    else {
      const quoted = /^(["'])([^]*)\1$/.exec(found);
      const inset = quoted ? 1 : 0;
      words.push({
        text: quoted?.[2] ?? found,
        start: offset + index + inset,
        end: offset + index + found.length - inset,
      });
      isStart = false;
    }
  }
  close();
  return commands;
}
