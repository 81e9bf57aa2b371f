/**
 * Finds the version of a guide by the folder that contains it.
 * @param file path of the file
 * @param versions versions, with folders relative to the project's root
 * @returns the version, and the path of the page below its folder, without an ending; undefined for a
 * file outside these folders
 */
export function guideOf<Version extends {readonly docsFolder: string}>(
  file: string,
  versions: readonly Version[],
): {readonly pageId: string; readonly version: Version} | undefined {
  for (const version of versions) {
    const start = file.replaceAll('\\', '/').lastIndexOf(`/${version.docsFolder}/`);
    if (start < 0) continue;
    const path = file.slice(start + version.docsFolder.length + 2);
    return {pageId: path.replace(/\.mdx?$/, ''), version};
  }
  return undefined;
}
