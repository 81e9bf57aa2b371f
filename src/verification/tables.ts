import {figuresOf, type VerificationRecord} from './record';

/** A version of this site, as its record and readers call it. */
export interface NamedVersion {
  readonly name: string;
  readonly label: string;
}

/** Says which versions were verified; one that was cut a moment ago has no record yet. */
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
  return others.length === 0
    ? scope
    : `${scope} Samples of ${inWords(others)} bear no mark: there is no record of a run yet.`;
}

/** Writes how many samples of each version came to what, and what they ran with. */
export function figuresTable(records: readonly VerificationRecord[]): string {
  if (records.length === 0) return 'No sample of this site was run yet.';
  const rows = records.map(({version, samples, date}) => {
    const {ran, differs, notRun, total} = figuresOf(samples);
    const left = notRun.reduce((sum, [, count]) => sum + count, 0);
    return `| ${version} | ${total} | ${ran} | ${differs} | ${left} | ${date} |`;
  });
  return [
    '| Version | Samples | Ran and agree | Ran and differ | Not run | Last run |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Writes why samples were not run, with how many of each version. */
export function reasonsTable(records: readonly VerificationRecord[]): string {
  if (records.length === 0) return 'No sample of this site was run yet.';
  const rows = records.flatMap(({version, samples}) =>
    figuresOf(samples).notRun.map(([reason, count]) => `| ${version} | ${reason} | ${count} |`),
  );
  if (rows.length === 0) return 'Every sample was run.';
  return ['| Version | Reason | Samples |', '| --- | --- | --- |', ...rows].join('\n');
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
