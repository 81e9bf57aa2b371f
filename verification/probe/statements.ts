/** What a page says, and what runs must show for it to be true. */
export interface Statement {
  /** A guide by its path, or an operation by its id. */
  readonly page: string;
  readonly versions?: readonly string[];
  /** Words of the page. */
  readonly says: string;
  /** Regular expression for the names of the results that it is about. */
  readonly of: string;
  /** Regular expression for what came. */
  readonly is: string;
}

/**
 * Compares what pages say with results of a version, by their names.
 * @param textOf text of a page; empty where there is none
 */
export function statementFindings(
  statements: readonly Statement[],
  results: Readonly<Record<string, string>>,
  textOf: (page: string) => string,
): string[] {
  return statements.flatMap(({page, says, of, is}) => {
    if (!textOf(page).includes(says)) return [`${page} no longer says "${says}"`];
    const shown = Object.entries(results).filter(([name]) => new RegExp(of).test(name));
    if (shown.length === 0) return [`${page} says "${says}", but no run shows it: ${of}`];
    return shown
      .filter(([, came]) => !new RegExp(is).test(came))
      .map(([name, came]) => `${page} says "${says}", but ${name} gives ${came}`);
  });
}

/** A page that recommends to put a secret somewhere, with its words about where it appears. */
export interface Recommendation {
  readonly page: string;
  /** Words of the page, by a regular expression for the places that they are about. */
  readonly says: Readonly<Record<string, string>>;
}

/**
 * Compares where secrets appeared with the pages that recommend to put them where they were: each
 * place must be said, and nothing else.
 */
export function appearanceFindings(
  places: Readonly<Record<string, readonly Recommendation[]>>,
  appeared: Readonly<Record<string, readonly string[]>>,
  textOf: (page: string) => string,
): string[] {
  return Object.entries(places).flatMap(([name, pages]) =>
    pages.flatMap(({page, says}) => {
      const text = textOf(page);
      const found = appeared[name];
      if (!found) return [`${page}: nobody has looked where ${name} appears`];
      const said = Object.entries(says).filter(([, words]) => text.includes(words));
      const isIn = (pattern: string) => (place: string) => new RegExp(pattern).test(place);
      return [
        ...found
          .filter((place) => !said.some(([pattern]) => isIn(pattern)(place)))
          .map((place) => `${page}: ${name} appears in ${place}, and the page does not say so`),
        ...said
          .filter(([pattern]) => !found.some(isIn(pattern)))
          .map(([, words]) => `${page}: ${name} does not appear where the page says "${words}"`),
      ];
    }),
  );
}
