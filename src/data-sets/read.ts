import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltSite, DataSet} from '@docs-kit/machine-copies';
import {readVersionData} from '../files/version-facts';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import {apiLevel, type ApiLevelId} from '../site/api-levels';
import {specificationPath, upgradeDataPath} from '../site/links';
import {releasesFirst, type SiteVersion} from '../site/versions';
import type {UpgradeData} from '@docs-kit/openapi-changes';
import {dataSetsOf} from './data-sets';
import {type DataSetName, dataSetShapes} from './shapes';

/** Reads what the data sets are made from, and makes those of all versions. */
export async function readDataSets(site: BuiltSite): Promise<DataSet[]> {
  const versions = releasesFirst();
  return (await Promise.all(versions.map((version) => setsOf(version, versions, site)))).flat();
}

async function setsOf(
  version: SiteVersion,
  versions: readonly SiteVersion[],
  {pages, outDir}: BuiltSite,
): Promise<DataSet[]> {
  const read = async <T>(...names: string[]): Promise<T> =>
    JSON.parse(await readFile(path.join(...names), 'utf8')) as T;
  const specification = (level: ApiLevelId): Promise<OpenApiDocument> =>
    read(outDir, specificationPath(version, apiLevel(level), 'json'));
  // A version that follows none has no such file.
  const upgrade = path.join(outDir, upgradeDataPath(version));
  const sets = dataSetsOf({
    version,
    versions,
    pages,
    upgrade: existsSync(upgrade) ? await read<UpgradeData>(upgrade) : undefined,
    specifications: {
      stable: await specification('stable'),
      experimental: await specification('experimental'),
      deprecated: await specification('deprecated'),
    },
    data: readVersionData(version.name),
  });
  return (Object.keys(dataSetShapes) as DataSetName[]).flatMap((name) => {
    const entries = sets[name];
    return entries === undefined
      ? []
      : {
          version: version.name,
          name,
          entries,
          shape: dataSetShapes[name],
          // On the day of a release, nothing differs between it and what follows it.
          mayBeEmpty: name === 'changes',
        };
  });
}
