/**
 * Checks the name of a release that is about to be cut.
 * @param name what the writer asked for
 * @param existing names of all releases that exist, served or archived
 * @throws Error that says what is wrong and what a name looks like
 */
export function checkVersionName(name: string, existing: readonly string[]): void {
  if (!/^v\d+\.\d+\.\d+$/.test(name)) {
    throw new Error(
      `"${name}" is no name of a release: expected vX.Y.Z, for example \`npm run version:cut -- v1.2.3\`.`,
    );
  }
  if (existing.includes(name)) {
    throw new Error(
      `The release ${name} exists already. Releases are frozen: choose another name.`,
    );
  }
}
