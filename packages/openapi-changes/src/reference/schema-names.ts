import {sectionSchemas} from '@docs-kit/openapi-reference';
import {schemasOf} from '@docs-kit/openapi-model';
import type {PageSet} from './page-set';
import type {SitePage} from './site-page';

/** How the source of a product calls the schemas of one version, where its names differ from those here. */
export interface SchemaNames {
  /** File that holds the names, relative to the project's root. */
  readonly file: string;
  /** The schema's name here, by its name in the source. */
  readonly schemas: Readonly<Record<string, string>>;
}

/**
 * Gives pages the names in a product's source as keywords, so that a search for a name from its code or a
 * stack trace finds the schema. A name that is equal here needs no keyword, unless no page shows it, as
 * the name of a request body. To keep the search index small, only one page of a version has each name:
 * the first that shows the schema, by level, then by path.
 * @param pageSets the pages of one version, in the order of the levels
 * @throws Error when a name leads to a schema that no specification of the version has
 */
export function addSchemaNames<Set extends PageSet>(
  pageSets: readonly Set[],
  names: SchemaNames,
): readonly Set[] {
  checkSchemas(pageSets, names);
  const keywords = keywordsOf(pageSets.flatMap(ownPages), namesBySchema(names));
  return pageSets.map((pageSet) => ({
    ...pageSet,
    operations: pageSet.operations.map((page) => ({...page, keywords: keywords.get(page)})),
  }));
}

function checkSchemas(pageSets: readonly PageSet[], {file, schemas}: SchemaNames): void {
  const known = new Set(pageSets.flatMap(({model}) => [...model.schemas.keys()]));
  const unknown = Object.entries(schemas).filter(([, schema]) => !known.has(schema));
  if (unknown.length === 0) return;
  const version = pageSets[0]?.version.name ?? '';
  throw new Error(
    unknown
      .map(
        ([name, schema]) =>
          `${file}: expected "${name}" to lead to a schema of ${version}, found "${schema}", which no specification of it defines. Correct the name of the schema, or remove the entry.`,
      )
      .join('\n'),
  );
}

function namesBySchema({schemas}: SchemaNames): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    names.set(schema, [...(names.get(schema) ?? []), name]);
  }
  return names;
}

/** Pages of operations that the version itself has, by path: a borrowed one has other schemas. */
function ownPages({operations}: PageSet): SitePage[] {
  return operations
    .filter(({availability}) => !availability)
    .sort((one, other) => (one.operation.slug < other.operation.slug ? -1 : 1));
}

/** @param names the source's names of a schema, by its name here */
function keywordsOf(
  pages: readonly SitePage[],
  names: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<SitePage, readonly string[]> {
  const inText = new Set(pages.flatMap((page) => sectionSchemas(page).map(({name}) => name)));
  const done = new Set<string>();
  return new Map(
    pages.map((page) => {
      const first = schemasOf(page.operation, page.model).filter(({name}) => !done.has(name));
      for (const {name} of first) done.add(name);
      const keywords = first.flatMap(
        ({name}) => names.get(name) ?? (inText.has(name) ? [] : [name]),
      );
      return [page, keywords.sort()];
    }),
  );
}
