import {createHash} from 'node:crypto';

/** Shortened SHA-256 of a sample's text: enough to see that it has changed. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
