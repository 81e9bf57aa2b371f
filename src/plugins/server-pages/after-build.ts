import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {docuHash} from '@docusaurus/utils';
import type {GlobalData, Props, RouteConfig} from '@docusaurus/types';
import {listBuiltFiles} from '../built-files';
import {describePages} from './describe-pages';
import {placesFile, type PlacesOfFiles} from './places';

const generated = '@generated/';

/** Folder of files whose names have a hash of what is in them: browsers may keep them for good. */
const dataFolder = 'assets/json';

/**
 * Writes what pages need besides their HTML: files with the properties of components, and for the last
 * step of a build, which has the pages as they are published, where each page is in the site.
 */
export function writePlaces(props: Props): void {
  const {routes, outDir, baseUrl, generatedFilesDir, siteConfig} = props;
  const folder = path.join(outDir, dataFolder);
  mkdirSync(folder, {recursive: true});
  const addresses = new Map<RouteConfig, string>();
  const writeProps = (route: RouteConfig): string => {
    const text = JSON.stringify(propsForBrowsers(route));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = `${docuHash(route.path)}.${hash}.json`;
    writeFileSync(path.join(folder, file), text);
    return `${baseUrl}${dataFolder}/${file}`;
  };
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8'));
  const pages = describePages({
    routes,
    globalData: read('globalData.json') as GlobalData,
    navigatedDocs: new Set(docIds(siteConfig.themeConfig.navbar)),
    dataOf: (module) => read(module.slice(generated.length)) as object,
    addressOf(route) {
      // All pages of a version are below one route.
      const address = addresses.get(route) ?? writeProps(route);
      addresses.set(route, address);
      return address;
    },
  });
  const notFound = pages.get('');
  const files: PlacesOfFiles = {
    ...(notFound && {'404.html': notFound}),
    ...Object.fromEntries(
      listBuiltFiles(props).flatMap(({route, file}) => {
        const place = pages.get(route.replace(/(.)\/$/, '$1'));
        return place ? [[file, place]] : [];
      }),
    ),
  };
  writeFileSync(path.join(generatedFilesDir, placesFile), JSON.stringify(files));
}

/**
 * The properties of a component, without what only the server reads: the title and the description of
 * each page of a version are shown on cards, which are a part of texts.
 */
function propsForBrowsers({props}: RouteConfig): unknown {
  const {version} = props as {readonly version?: object};
  return version ? {...props, version: {...version, docs: {}}} : props;
}

/** Ids of the documents that a part of the configuration leads to. */
function docIds(configured: unknown): string[] {
  if (typeof configured !== 'object' || configured === null) return [];
  return Object.entries(configured).flatMap(([key, value]) =>
    key === 'docId' && typeof value === 'string' ? [value] : docIds(value),
  );
}
