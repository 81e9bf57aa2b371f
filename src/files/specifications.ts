import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {compose, originOf, type Parts, type TextFile, wholeFile} from '@docs-kit/openapi-overlays';
import {readSpecification} from '@docs-kit/openapi-reference/specification';
import type {SchemaNamesData} from '../facts/data-types';
import {markDeprecated} from '../openapi/deprecation';
import {type ApiLevelId, apiLevels} from '../site/api-levels';
import type {SiteVersion} from '../site/versions';
import {readSourceData} from './source';
import {readVersionFile} from './version-facts';

/** The specifications of a version by their levels, or what is wrong with their sources, a line each. */
export type ReadSpecifications =
  | {
      readonly documents: Readonly<Record<ApiLevelId, OpenApiDocument>>;
      readonly problems?: undefined;
    }
  | {readonly problems: readonly string[]};

/** The structure of a version's API, which `npm run data:framework` writes; relative to the project's root. */
export const importedFile = ({name}: Pick<SiteVersion, 'name'>): string =>
  `openapi/${name}/imported.yaml`;

/**
 * Reads what the specifications of a version are composed of.
 * @param root the project's root
 */
export async function readParts(root: string, {name}: Pick<SiteVersion, 'name'>): Promise<Parts> {
  const folder = `openapi/${name}`;
  const read = async (file: string): Promise<TextFile> => ({
    file: `${folder}/${file}`,
    text: await readFile(path.join(root, folder, file), 'utf8'),
  });
  const words = (await readdir(path.join(root, folder, 'words'))).sort();
  const {schemas, general} = readVersionFile<SchemaNamesData>(name, 'schema-names');
  return {
    imported: await read('imported.yaml'),
    names: {...schemas, ...general},
    corrections: [await read('corrections.yaml')],
    words: await Promise.all(words.map((file) => read(`words/${file}`))),
    levels: Object.fromEntries(
      await Promise.all(
        apiLevels.map(async ({id}) => [id, await read(`levels/${id}.yaml`)] as const),
      ),
    ),
  };
}

/**
 * Makes the specifications of a version of the structure that was imported and of our overlays. The
 * rules for the result are in `redocly.yaml`.
 * @param root the project's root
 */
export async function readSpecifications(
  root: string,
  version: SiteVersion,
): Promise<ReadSpecifications> {
  const parts = await readParts(root, version);
  const {imported} = parts;
  const {framework} = readSourceData(version.name);
  const found = originOf(imported.text)?.commit;
  if (found !== framework.commit) {
    return {
      problems: [
        `${imported.file}:1: expected the structure at commit ${framework.commit}, which data/${version.name}/source.json pins, found ${found ?? 'none'}. Import it with \`npm run data:framework\`.`,
      ],
    };
  }
  const {levels, findings, placeOf} = compose(parts);
  if (findings.length > 0) {
    return {problems: findings.map(({file, line, message}) => `${file}:${line}: ${message}`)};
  }
  const problems: string[] = [];
  const documents: Record<string, OpenApiDocument> = {};
  for (const [id, {root: document, whole, keepsOrder}] of levels) {
    const result = await readSpecification({
      documents: {[`${id}.json`]: document, [wholeFile]: whole},
      keepsOrder,
      rules: path.join(root, 'redocly.yaml'),
      placeOf: (name, pointer) =>
        name === wholeFile
          ? placeOf(pointer)
          : {file: `openapi/${version.name}/levels/${id}.yaml`, line: 1},
    });
    if (result.problems) problems.push(...result.problems);
    else documents[id] = id === 'deprecated' ? markDeprecated(result.document) : result.document;
  }
  if (problems.length > 0) return {problems: [...new Set(problems)]};
  return {documents: documents as Record<ApiLevelId, OpenApiDocument>};
}
