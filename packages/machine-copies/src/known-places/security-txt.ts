/** Where to report a vulnerability of a site. */
export interface SecurityContact {
  /** Addresses for reports: `https:`, `mailto:` or `tel:`. */
  readonly contacts: readonly string[];
  /** Address of the page that says what happens to a report. */
  readonly policy: string;
  /** When somebody must have looked at this again, within a year: `2027-11-01T00:00:00Z`. */
  readonly expires: string;
}

/**
 * Writes `security.txt`.
 * Format: RFC 9116
 * @param address of the file itself
 * @throws Error that names what the format does not allow
 */
export function securityTxt({contacts, policy, expires}: SecurityContact, address: string): string {
  const wrong = contacts.find((contact) => !/^(?:https|mailto|tel):/.test(contact));
  if (contacts.length === 0 || wrong !== undefined) {
    throw new Error(`security.txt needs https, mailto or tel addresses, found ${wrong ?? 'none'}.`);
  }
  if (Number.isNaN(Date.parse(expires))) {
    throw new Error(`security.txt needs a date like 2027-11-01T00:00:00Z, found ${expires}.`);
  }
  const fields = [
    ...contacts.map((contact) => ['Contact', contact] as const),
    ['Expires', expires],
    ['Preferred-Languages', 'en'],
    ['Canonical', address],
    ['Policy', policy],
  ] as const;
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
