/** Reads Python source for the names that pages mention; by its lines, which need not be parsed. */

/** Names that a module defines or imports for others to use, sorted. */
export function namesOf(source: string): string[] {
  const names = new Set<string>();
  const indented = '(?:    )?(?:    )?';
  for (const [, name = ''] of source.matchAll(
    new RegExp(`^${indented}(?:async def|def|class)[ \\t]+(\\w+)`, 'gm'),
  ))
    names.add(name);
  for (const [, name = ''] of source.matchAll(/^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)/gm)) names.add(name);
  for (const [, list = '', rest = ''] of source.matchAll(
    /^[ \t]*(?:from[ \t]+[.\w]+[ \t]+)?import[ \t]+(?:\(([^)]*)\)|([^\n#(]+))/gm,
  )) {
    for (const part of `${list}${rest}`.replace(/#.*$/gm, '').split(','))
      names.add(
        part
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
      );
  }
  return [...names].filter((name) => /^[A-Za-z]\w*$/.test(name)).sort();
}

/** Modules whose names a module takes over whole, as it writes them: `.tools`, `a.b`. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(/^from[ \t]+([.\w]+)[ \t]+import[ \t]+\*/gm)].map(
    ([, name = '']) => name,
  );
}

/** Literals that parameters, fields and options are given when nothing else is said. */
export function literalDefaults(sources: readonly string[]): Record<string, string[]> {
  const all = new Map<string, Set<string>>();
  const pattern =
    /(?:^|[(,])[ \t]*(\w+)[ \t]*(?::[^=\n()]+(?:\([^)\n]*\))?[^=\n]*)?=[ \t]*(?:Field\([ \t\n]*(?:default=)?)?("[^"\n]*"|'[^'\n]*'|-?\d[\d_]*(?:\.\d+)?(?:e-?\d+)?|True|False|None)(?=[ \t]*[,)\n#])/gm;
  for (const source of sources) {
    for (const [, name = '', literal = ''] of source.matchAll(pattern)) {
      const values = all.get(name) ?? new Set();
      values.add(valueOf(literal));
      all.set(name, values);
    }
  }
  return Object.fromEntries(
    [...all]
      .filter(([name]) => /^[a-z]\w{2,}$/.test(name))
      .map(([name, values]) => [name, [...values].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const WORDS: Readonly<Record<string, string>> = {True: 'true', False: 'false', None: 'null'};
const valueOf = (literal: string): string =>
  WORDS[literal] ?? literal.replace(/^(["'])(.*)\1$/, '$2').replace(/(\d)_(?=\d)/g, '$1');

/** Paths of routes that decorators declare: `@webmethod(route="/a")`, `@router.get("/a")`. */
export function routesOf(sources: readonly string[]): string[] {
  const pattern =
    /@\w+\(\s*route=["'](\/[^"']*)["']|@\w+\.(?:get|post|put|patch|delete)\(\s*["'](\/[^"']*)["']/g;
  return [
    ...new Set(
      sources.flatMap((source) =>
        [...source.matchAll(pattern)].map(([, named, first]) => named ?? first ?? ''),
      ),
    ),
  ].sort();
}

/** Words that are written as names: `a_b`, `aB`, `a-b`; plain words are left out. */
export function wordsOf(texts: readonly string[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[A-Za-z_]\w{2,}/g)) words.add(word);
    for (const [word] of text.matchAll(/[A-Za-z]\w*(?:-[A-Za-z0-9]\w*)+/g)) words.add(word);
  }
  return [...words]
    .filter(
      (word) =>
        word.length < 60 &&
        /[a-z]_[a-z0-9]|[a-z][A-Z]|[a-z]-[a-z0-9]/i.test(word) &&
        !/^_|__/.test(word),
    )
    .sort();
}

/**
 * Lists the fields of each class that has any, those of its bases among them; for an alias of
 * several classes the fields of all. Classes of one name in several modules are one.
 */
export function fieldsOf(sources: readonly string[]): Record<string, string[]> {
  const own = new Map<string, Set<string>>();
  const bases = new Map<string, string[]>();
  for (const source of sources) {
    for (const [, name = '', parents = '', body = ''] of source.matchAll(
      /^class (\w+)(?:\(([^)]*)\))?:[^\n]*\n((?:[ \t]+[^\n]*\n|[ \t]*\n)*)/gm,
    )) {
      const fields = [...body.matchAll(/^(?: {4}|\t)(?:(\w+)[ \t]*:|(?:async )?def (\w+))/gm)].map(
        ([, field, method]) => field ?? method ?? '',
      );
      own.set(name, new Set([...(own.get(name) ?? []), ...fields]));
      bases.set(name, [...(bases.get(name) ?? []), ...(parents.match(/\w+/g) ?? [])]);
    }
    for (const [, name = '', types = ''] of source.matchAll(
      /^(\w+): TypeAlias = (?:Annotated\[\s*)?Union\[([^\]]*)\]/gm,
    ))
      bases.set(name, [...(bases.get(name) ?? []), ...(types.match(/\w+/g) ?? [])]);
  }
  const all = (name: string, trail: readonly string[]): string[] =>
    trail.includes(name)
      ? []
      : [
          ...(own.get(name) ?? []),
          ...(bases.get(name) ?? []).flatMap((base) => all(base, [...trail, name])),
        ];
  return Object.fromEntries(
    [...new Set([...own.keys(), ...bases.keys()])]
      .map(
        (name) =>
          [
            name,
            [...new Set(all(name, []))]
              .filter((field) => /^(?!(?:else|try|finally)$)[a-z]/.test(field))
              .sort(),
          ] as const,
      )
      .filter(([, fields]) => fields.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Lists the fields and the aliases that hold a class of the sources, a list of one, or one by names:
 * `{AnimalList: 'List[Animal]', 'Cage.animal': 'Animal'}`. Unions are left out, and so is what classes
 * of one name in several modules hold in different ways.
 */
export function fieldTypesOf(sources: readonly string[]): Record<string, string> {
  const classes = new Set<string>();
  const types = new Map<string, Set<string>>();
  const add = (name: string, type: string): void => {
    const held = type.replace(/\s+/g, '').replace(/^Optional\[(.*)\]$/, '$1');
    types.set(name, (types.get(name) ?? new Set()).add(held));
  };
  for (const source of sources.map(withoutTexts)) {
    for (const [, name = '', type = ''] of source.matchAll(/^(\w+): TypeAlias = ([^\n]+)/gm))
      add(name, type);
    for (const [, name = '', body = ''] of source.matchAll(
      /^class (\w+)[^\n]*\n((?:[ \t]+[^\n]*\n|[ \t]*\n)*)/gm,
    )) {
      classes.add(name);
      for (const [, field = '', type = ''] of body.matchAll(/^ {4}(\w+): ([^\n=]+)/gm))
        add(`${name}.${field}`, type);
    }
  }
  return Object.fromEntries(
    [...types]
      .flatMap(([name, [type = '', ...others]]) => {
        const [, held = ''] = /^(?:List\[|Dict\[str,)?(\w+)\]?$/.exec(type) ?? [];
        return others.length === 0 && (classes.has(held) || types.has(held))
          ? [[name, type] as const]
          : [];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const withoutTexts = (source: string): string => source.replace(/"""[\s\S]*?"""/g, '');
