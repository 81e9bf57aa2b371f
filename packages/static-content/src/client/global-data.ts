import type {GlobalData} from '@docusaurus/types';

/** The part of the documents' data that grows with the pages; the plugin is that of Docusaurus. */
interface DocsData {
  readonly versions: readonly {readonly docs: {readonly id: string}[]}[];
}

const docsPlugin = 'docusaurus-plugin-content-docs';

/** In place of the global data of all plugins: what the documents read so far have of it. */
const globalData: GlobalData = {};

export default globalData;

/** Adds the documents that a page leads to. All else is the same in every page. */
export function addGlobalData(data: GlobalData): void {
  const sites = globalData[docsPlugin] as Record<string, DocsData> | undefined;
  if (!sites) {
    Object.assign(globalData, data);
    return;
  }
  for (const [id, {versions}] of Object.entries(data[docsPlugin] ?? {}) as [string, DocsData][]) {
    versions.forEach(({docs}, place) => {
      const known = sites[id]?.versions[place]?.docs;
      known?.push(...docs.filter((doc) => !known.some((one) => one.id === doc.id)));
    });
  }
}
