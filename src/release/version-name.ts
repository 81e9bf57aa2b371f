import {type Pin, shortCommit} from '@docs-kit/docs-verify/pins';

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

/**
 * Checks that a release is cut of the commit that its tag names.
 * @param pin the source that the unreleased version documents
 * @param file where it is written, for the message
 * @throws Error that says which commit and tag are pinned, and what to do
 */
export function checkPinnedTag(name: string, pin: Omit<Pin, 'repository'>, file: string): void {
  if (pin.tag === name) return;
  const tag = pin.tag === undefined ? 'without a tag' : `with the tag ${pin.tag}`;
  throw new Error(
    `"${name}" is not the tag of what would be frozen: expected ${name} in ${file}, found commit ${shortCommit(pin.commit)} ${tag}. ${
      pin.tag === undefined
        ? `Move the pin to the commit of ${name}, bring the pages up to it, and cut then.`
        : `Cut ${pin.tag}, or move the pin first.`
    }`,
  );
}
