/** The catalog of interfaces in a build. */
export const catalogFile = '.well-known/api-catalog';

/** Where to report a vulnerability. */
export const securityFile = '.well-known/security.txt';

/** The feed of changed pages in a build. */
export const feedFile = 'changes.atom';
