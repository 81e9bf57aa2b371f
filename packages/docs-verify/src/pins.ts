/** A package at the one revision that pages are about. */
export interface Pin {
  /** Address of its repository, without `.git`. */
  readonly repository: string;
  /** Its name in the package registry. */
  readonly package: string;
  /** The whole commit. */
  readonly commit: string;
  readonly tag?: string;
  /** Whether readers install the tag from the registry; otherwise from the repository. */
  readonly published: boolean;
}

/** How many digits of a commit people read. */
const shownDigits = 9;

export const shortCommit = (commit: string): string => commit.slice(0, shownDigits);

/** The revision as readers install it: `1.2.3` from a registry, else the tag or the commit. */
export function releaseOf({commit, tag, published}: Omit<Pin, 'repository'>): string {
  return published && tag !== undefined ? tag.replace(/^v/, '') : (tag ?? commit);
}

/** The package and its revision in words: `zoo 1.2.3`, `zoo v2.0.0-alpha.1`, `zoo at commit 0123abcd9`. */
export function labelOf(pin: Omit<Pin, 'repository'>): string {
  return pin.tag === undefined
    ? `${pin.package} at commit ${shortCommit(pin.commit)}`
    : `${pin.package} ${releaseOf(pin)}`;
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
