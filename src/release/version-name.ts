/**
 * Checks the name of a release that is about to be cut.
 * @param name what the writer asked for
 * @param existing names of all releases that exist, served or archived
 * @throws Error that says what is wrong and what a name looks like
 */
export function checkVersionName(name: string, existing: readonly string[]): void {
  if (!/^v\d+\.\d+\.\d+$/.test(name)) {
    throw new Error(
      `"${name}" is no name of a release: expected vX.Y.Z, for example \`npm run version:cut -- v0.3.0\`.`,
    );
  }
  if (existing.includes(name)) {
    throw new Error(
      `The release ${name} exists already. Releases are frozen: choose another name.`,
    );
  }
}

/**
 * Names the release that a minor step makes of another: `v1.3.0` comes after `v1.2.3`.
 * @throws Error when the name is none of a release
 */
export function nextReleaseAfter(name: string): string {
  const [, major, minor] = /^v(\d+)\.(\d+)\.\d+$/.exec(name) ?? [];
  if (major === undefined || minor === undefined) {
    throw new Error(`"${name}" is no name of a release: expected vX.Y.Z.`);
  }
  return `v${major}.${Number(minor) + 1}.0`;
}
