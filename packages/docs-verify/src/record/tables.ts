import {figuresOf, type VerificationRecord} from './record';

/** A version of this site, as its record and readers call it. */
export interface NamedVersion {
  readonly name: string;
  readonly label: string;
}

/** Says which versions were verified, and how far; one that was cut a moment ago has no record. */
export function scopeSentence(
  records: readonly VerificationRecord[],
  versions: readonly NamedVersion[],
): string {
  const isVerified = ({name}: NamedVersion) => records.some(({version}) => version === name);
  const inWords = (found: readonly NamedVersion[]) =>
    found
      .map(({label}) => label)
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1');
  const verified = versions.filter(isVerified);
  const others = versions.filter((version) => !isVerified(version));
  if (verified.length === 0) {
    return 'No version of this site has such a record yet: the samples bear no mark.';
  }
  const scope = `This holds for the operation pages of ${inWords(verified)}, in all four languages.`;
  const unguided = verified.filter(({name}) =>
    records.some(({version, guides}) => version === name && Object.keys(guides).length === 0),
  );
  return [
    scope,
    ...(unguided.length > 0 ? [`The guides of ${inWords(unguided)} have not run yet.`] : []),
    ...(others.length > 0
      ? [`Samples of ${inWords(others)} bear no mark: there is no record of a run yet.`]
      : []),
  ].join(' ');
}

/** Fences of guides that are programs; the others are data, outputs and texts. */
const program = /#(?:bash|python|javascript)-[^#]+$/;

/** The samples of a record by kind, in the order of the tables, with the day of their last run. */
function kindsOf({samples, guides, messages, dates}: VerificationRecord) {
  const entries = Object.entries(guides);
  return (
    [
      ['operations', samples, dates.samples],
      ['guides', Object.fromEntries(entries.filter(([id]) => program.test(id))), dates.guides],
      [
        'data and outputs in guides',
        Object.fromEntries(entries.filter(([id]) => !program.test(id))),
        dates.guides,
      ],
      ['messages of failures in guides', messages, dates.messages],
    ] as const
  ).filter(([, recorded]) => Object.keys(recorded).length > 0);
}

/** Writes how many samples of each version came to what, and what they ran with. */
export function figuresTable(records: readonly VerificationRecord[]): string {
  if (records.length === 0) return 'No sample of this site was run yet.';
  const rows = records.flatMap((record) =>
    kindsOf(record).map(([kind, entries, date = 'never']) => {
      const {ran, differs, parsed, notRun, total} = figuresOf(entries);
      const left = notRun.reduce((sum, [, count]) => sum + count, 0);
      return `| ${record.version} | ${kind} | ${total} | ${ran} | ${differs} | ${parsed} | ${left} | ${date} |`;
    }),
  );
  return [
    '| Version | Samples of | Samples | Ran and agree | Ran and differ | Parsed only | Not run | Last run |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Writes why samples were not run, with how many of each version. */
export function reasonsTable(records: readonly VerificationRecord[]): string {
  if (records.length === 0) return 'No sample of this site was run yet.';
  const rows = records.flatMap((record) =>
    kindsOf(record).flatMap(([kind, entries]) =>
      figuresOf(entries).notRun.map(
        ([reason, count]) => `| ${record.version} | ${kind} | ${reason} | ${count} |`,
      ),
    ),
  );
  if (rows.length === 0) return 'Every sample was run.';
  return ['| Version | Samples of | Reason | Samples |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** Writes what was compared without a sample. */
export function comparisonsTable(records: readonly VerificationRecord[]): string {
  const rows = records.flatMap(({version, comparisons}) =>
    Object.entries(comparisons).map(
      ([kind, {compared, differences}]) =>
        `| ${version} | ${kind} | ${compared} | ${differences.length} |`,
    ),
  );
  if (rows.length === 0) return 'Nothing was compared yet.';
  return [
    '| Version | Compared | Items | Known differences |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Writes which programs ran the samples. */
export function toolsTable(records: readonly VerificationRecord[]): string {
  if (records.length === 0) return 'No sample of this site was run yet.';
  return [
    '| Version | Framework | Python client | Run with |',
    '| --- | --- | --- | --- |',
    ...records.map(({version, framework, client, tools}) => {
      const names = Object.entries(tools).map(([name, number]) => `${name} ${number}`);
      return `| ${version} | ${framework} | ${client} | ${names.join(', ')} |`;
    }),
  ].join('\n');
}

/** The generated blocks of the page about the verification, by the name in their marker. */
export const verificationTables: Readonly<
  Record<
    string,
    (records: readonly VerificationRecord[], versions: readonly NamedVersion[]) => string
  >
> = {
  'verification-scope': scopeSentence,
  'verification-figures': figuresTable,
  'verification-reasons': reasonsTable,
  'verification-comparisons': comparisonsTable,
  'verification-tools': toolsTable,
};
