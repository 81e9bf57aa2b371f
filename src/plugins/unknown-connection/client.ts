/** What Firefox on phones says of the connection is its kind alone. */
interface NavigatorWithConnection {
  readonly connection?: {readonly effectiveType?: string};
}

/**
 * Docusaurus reads the speed of each connection before it fetches a linked page ahead, and throws
 * where there is none: a speed that nobody knows is none of the slow ones.
 */
function nameUnknownSpeed({connection}: NavigatorWithConnection): void {
  if (connection && connection.effectiveType === undefined) {
    Reflect.defineProperty(connection, 'effectiveType', {value: 'unknown'});
  }
}

if (typeof navigator !== 'undefined') nameUnknownSpeed(navigator as NavigatorWithConnection);
