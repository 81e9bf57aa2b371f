import {figuresOf, type VerificationRecord} from './record';

/** A version of this site, as its record and readers call it. */
export interface NamedVersion {
  readonly name: string;
  readonly label: string;
}

/** Says which versions were verified, and how far; one that was cut a moment ago has no record. */
function scopeSentence(
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

/** A table in Markdown, with its heads between bars; without rows, a sentence instead. */
function table(heads: string, rows: readonly (readonly unknown[])[], without: string): string {
  const line = heads.replace(/[^|]+/g, ' --- ').trim();
  const all = [heads, line, ...rows.map((row) => row.join(' | '))];
  return rows.length === 0 ? without : all.map((row) => `| ${row} |`).join('\n');
}

const noneRun = 'No sample of this site was run yet.';

/** The generated blocks of the page about the verification, by the name in their marker. */
export const verificationTables: Readonly<
  Record<
    string,
    (records: readonly VerificationRecord[], versions: readonly NamedVersion[]) => string
  >
> = {
  'verification-scope': scopeSentence,
  // How many samples of each version came to what, and what they ran with.
  'verification-figures': (records) =>
    table(
      'Version | Samples of | Ran and agree | Ran and differ | Parsed only | Not run | Last run',
      records.flatMap((record) =>
        kindsOf(record).map(([kind, entries, date = 'never']) => {
          const {ran, differs, parsed, notRun} = figuresOf(entries);
          const left = notRun.reduce((sum, [, count]) => sum + count, 0);
          return [record.version, kind, ran, differs, parsed, left, date];
        }),
      ),
      noneRun,
    ),
  // Why samples were not run, with how many of each version.
  'verification-reasons': (records) =>
    table(
      'Version | Samples of | Reason | Samples',
      records.flatMap((record) =>
        kindsOf(record).flatMap(([kind, entries]) =>
          figuresOf(entries).notRun.map(([reason, count]) => [record.version, kind, reason, count]),
        ),
      ),
      records.length === 0 ? noneRun : 'Every sample was run.',
    ),
  // What was compared without a sample.
  'verification-comparisons': (records) =>
    table(
      'Version | Compared | Items | Known differences',
      records.flatMap(({version, comparisons}) =>
        Object.entries(comparisons).map(([kind, {compared, differences}]) => [
          version,
          kind,
          compared,
          differences.length,
        ]),
      ),
      'Nothing was compared yet.',
    ),
  // Which programs ran the samples.
  'verification-tools': (records) =>
    table(
      'Version | Framework | Python client | Run with',
      records.map(({version, framework, client, tools}) => {
        const names = Object.entries(tools).map(([name, number]) => `${name} ${number}`);
        return [version, framework, client, names.join(', ')];
      }),
      noneRun,
    ),
};
