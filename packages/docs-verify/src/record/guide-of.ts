/** Where a file is among the guides. */
export interface GuidePlace<Version> {
  /** Path below the folder of the version's guides, without an ending. */
  readonly pageId: string;
  readonly version: Version;
}

/**
 * Finds the version of a guide by the folder that contains it.
 * @param file path of the file
 * @param versions versions, with folders relative to the project's root
 * @returns undefined for a file outside these folders
 */
export function guideOf<Version extends {readonly docsFolder: string}>(
  file: string,
  versions: readonly Version[],
): GuidePlace<Version> | undefined {
  for (const version of versions) {
    const start = file.replaceAll('\\', '/').lastIndexOf(`/${version.docsFolder}/`);
    if (start < 0) continue;
    const path = file.slice(start + version.docsFolder.length + 2);
    return {pageId: path.replace(/\.mdx?$/, ''), version};
  }
  return undefined;
}
