import {describe, expect, it} from 'vitest';
import {pageKeywords} from '@site/src/files/page-keywords';
import {loadPageSets} from '@site/src/files/page-sets';
import {schemasOf} from '@docs-kit/openapi-model';
import {renderOperationPage} from '@docs-kit/openapi-reference';
import {operationPath} from '@site/src/site/links';
import {siteVersions} from '@site/src/site/versions';
import {dataChecker} from '@docs-kit/docs-facts/data';
import {readJson} from '../support/specifications';

interface NamesFile {
  readonly schemas: Readonly<Record<string, string>>;
}

const pageSets = loadPageSets();
const errorsOf = dataChecker({
  'schema-names': readJson('data/schemas/schema-names.schema.json'),
});

/** What the index of the search is given, by the path of the page. */
const keywordsByPath = pageKeywords();

describe.each(siteVersions)("the framework's names of schemas in $name", (siteVersion) => {
  const {name} = siteVersion;
  const data = readJson<NamesFile>(`data/${name}/schema-names.json`);
  const pages = pageSets
    .filter(({version}) => version.name === name)
    .flatMap(({level, operations}) =>
      operations.map((page) => ({
        page,
        schemas: schemasOf(page.operation, page.model).map((schema) => schema.name),
        keywords: keywordsByPath.get(operationPath(siteVersion, level, page.operation.slug)) ?? [],
      })),
    );
  const everyKeyword = pages.flatMap(({keywords}) => keywords);

  it('fit the schema of their file, in the order of the alphabet', () => {
    expect(errorsOf('schema-names', data)).toEqual([]);
    expect(Object.keys(data.schemas)).toEqual(Object.keys(data.schemas).sort());
  });

  it('differ from the names here', () => {
    expect(Object.entries(data.schemas).filter(([one, other]) => one === other)).toEqual([]);
  });

  it('lead to a page that shows the schema', () => {
    expect(Object.keys(data.schemas).length).toBeGreaterThan(100);
    const lost = Object.entries(data.schemas).filter(
      ([keyword, schema]) =>
        !pages.some(
          ({keywords, schemas}) => keywords.includes(keyword) && schemas.includes(schema),
        ),
    );
    expect(lost).toEqual([]);
  });

  it('are on one page each', () => {
    expect(everyKeyword.length).toBeGreaterThan(100);
    expect(everyKeyword.filter((word, index) => everyKeyword.indexOf(word) !== index)).toEqual([]);
  });

  it('are found for every schema that a page shows: as a keyword, or as the title of a section', () => {
    const words = new Set([...everyKeyword, ...Object.values(data.schemas)]);
    const own = pages.filter(({page}) => !page.availability);
    const titles = own
      .flatMap(({page}) => [...renderOperationPage(page).matchAll(/^#{3,4} (\w+) \\\{#schema-/gm)])
      .map(([, title]) => title ?? '');
    const findable = new Set([...words, ...titles]);
    expect(own.flatMap(({schemas}) => schemas).filter((schema) => !findable.has(schema))).toEqual(
      [],
    );
  });
});

describe('the file of names', () => {
  const fits = (schemas: Record<string, string>) =>
    errorsOf('schema-names', {
      $schema: '../schemas/schema-names.schema.json',
      schemas,
      general: {Order: 'SortOrder'},
    });

  it('is refused when it is empty', () => {
    expect(fits({})).not.toEqual([]);
  });

  it('is refused with a plain word, which would lead every search for it to one page', () => {
    expect(fits({OpenAIFile: 'File'})).toEqual([]);
    expect(fits({Response: 'FileContent'})).not.toEqual([]);
  });
});
