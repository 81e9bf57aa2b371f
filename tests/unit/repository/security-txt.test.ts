import {expect, it} from 'vitest';
import {describeKnownPlaces} from '../../../scripts/support/known-places';

/** Days before `security.txt` expires in which it must be renewed. */
const notice = 30;

/** Says what to do when the date is near: programs do not trust the file after it. */
function mustRenew(expires: string, now: Date): string | undefined {
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
  if (days > notice) return undefined;
  return `security.txt expires at ${expires}: renew it in scripts/support/known-places.ts.`;
}

const {expires} = describeKnownPlaces().security;

it('security.txt stays valid for a month', () => {
  expect(mustRenew(expires, new Date())).toBeUndefined();
});

it('security.txt is reported a month before it expires', () => {
  const late = new Date(Date.parse(expires) - (notice - 1) * 86_400_000);
  expect(mustRenew(expires, late)).toContain('renew it in scripts/support/known-places.ts');
});
