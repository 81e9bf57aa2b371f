/** The catalog of interfaces in a build. */
export const catalogFile = '.well-known/api-catalog';

/** The feed of changed pages in a build. */
export const feedFile = 'changes.atom';
