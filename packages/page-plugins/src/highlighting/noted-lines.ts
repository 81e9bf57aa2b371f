/**
 * The lines that a fence has notes on: `notes="2 9"` behind its language.
 * @param meta what is behind the language
 */
export function notedLines(meta: string | null | undefined): readonly string[] {
  return /(?:^|\s)notes="([^"]*)"/.exec(meta ?? '')?.[1]?.split(' ') ?? [];
}
