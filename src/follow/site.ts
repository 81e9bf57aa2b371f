import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pageText} from '@docs-kit/docs-follow';
import type {FollowedSite} from '@docs-kit/docs-follow/compare-revisions';
import type {ProvidersData, PythonSdkData, TypescriptSdkData} from '../facts/data-types';
import {readSpecifications} from '../files/specifications';
import type {SiteVersion} from '../site/versions';
import {readFollowedData} from './followed-data';
import {operationPages} from './operations';
import {readWritten, sourcesOf} from './pages';

/** Reads the pages of a version, with the data that names what is on them. */
export async function readFollowedSite(root: string, version: SiteVersion): Promise<FollowedSite> {
  const read = <T>(name: string): T =>
    JSON.parse(readFileSync(path.join(root, 'data', version.name, `${name}.json`), 'utf8')) as T;
  const data = readFollowedData(root, version.name);
  const {guides, specifications} = readWritten(root, version);
  const composed = await readSpecifications(root, version);
  return {
    data,
    pages: guides.map(({file, text}) => pageText(file, text)),
    sources: sourcesOf(guides, version.docsFolder, read<ProvidersData>('providers').providers),
    operations: operationPages(
      composed.problems ? [] : Object.values(composed.documents),
      specifications,
      [read<PythonSdkData>('python-sdk'), read<TypescriptSdkData>('typescript-sdk')],
    ),
  };
}
