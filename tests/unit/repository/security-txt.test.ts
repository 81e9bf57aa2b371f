import {expect, it} from 'vitest';
import {securityExpires, securityTxt} from '../../../scripts/support/known-places';

/** Days before `security.txt` expires in which it must be renewed. */
const notice = 30;

/** Says what to do when the date is near: programs do not trust the file after it. */
function mustRenew(expires: string, now: Date): string | undefined {
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
  if (days > notice) return undefined;
  return `security.txt expires at ${expires}: renew it in scripts/support/known-places.ts.`;
}

it('security.txt has the fields and the form of RFC 9116', () => {
  expect(securityTxt).toMatch(
    /^Contact: https:\S+\nExpires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\nPreferred-Languages: en\nCanonical: https:\S+\/\.well-known\/security\.txt\nPolicy: https:\S+\/SECURITY\.md\n$/,
  );
  expect(Date.parse(securityExpires)).not.toBeNaN();
});

it('security.txt stays valid for a month', () => {
  expect(mustRenew(securityExpires, new Date())).toBeUndefined();
});

it('security.txt is reported a month before it expires', () => {
  const late = new Date(Date.parse(securityExpires) - (notice - 1) * 86_400_000);
  expect(mustRenew(securityExpires, late)).toContain('renew it in scripts/support/known-places.ts');
});
