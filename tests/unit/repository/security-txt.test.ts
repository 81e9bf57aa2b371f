import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const file = 'static/.well-known/security.txt';
const text = readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');

/** Days before the file expires in which it must be renewed. */
const notice = 30;

/**
 * Finds what RFC 9116 does not allow, and a date that comes too soon.
 * @returns a line for each fault, with what to do
 */
function faultsOf(content: string, now: Date): string[] {
  const fields = content
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/: (.*)/) as [string, string]);
  const valuesOf = (name: string): string[] =>
    fields.flatMap(([field, value]) => (field === name ? [value] : []));
  const [expires, ...more] = valuesOf('Expires');
  const contacts = valuesOf('Contact');
  const end = Date.parse(expires ?? '');
  return [
    ...(contacts.length > 0 ? [] : [`${file} needs a line Contact.`]),
    ...contacts
      .filter((uri) => !/^(?:https|mailto|tel):/.test(uri))
      .map((uri) => `${uri} is no https, mailto or tel address.`),
    ...(Number.isNaN(end) || more.length > 0
      ? [`${file} needs one line Expires with a date.`]
      : []),
    ...(end < now.getTime() + notice * 86_400_000
      ? [
          `${file} expires at ${expires ?? ''}. Check that its addresses still work, and write a date within a year.`,
        ]
      : []),
  ];
}

describe('security.txt', () => {
  it('is valid, and stays so for a month', () => {
    expect(faultsOf(text, new Date())).toEqual([]);
  });

  it('is reported a month before it expires, and without what it must say', () => {
    const end = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
    const late = new Date(Date.parse(end) - (notice - 1) * 86_400_000);
    expect(faultsOf(text, late)).toEqual([expect.stringContaining(`expires at ${end}`)]);
    expect(faultsOf('Contact: http://x.example\n', late)).toHaveLength(2);
    expect(faultsOf('', late)).toHaveLength(2);
  });
});
