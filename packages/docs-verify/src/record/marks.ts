import type {SampleRecord} from './record';

/**
 * Tells readers what came of running a sample. Says nothing about a sample that has changed since,
 * that was only parsed, or whose answer differs from its page.
 * @param versionLabel name of the version that readers see
 * @param hash hash of the sample's present text on the page
 */
export function markOf(
  entry: SampleRecord | undefined,
  versionLabel: string,
  hash: string,
): string | undefined {
  if (entry?.hash !== hash || entry.result === 'differs' || entry.result === 'parsed')
    return undefined;
  if (entry.result === 'not run') return `Checked, not run: ${entry.reason ?? ''}`;
  if (entry.fails) return `Ran on ${versionLabel}: fails, as this page says`;
  if (entry.starts === 'alone') return `Starts a server on ${versionLabel}`;
  if (entry.starts) return `Starts a server on ${versionLabel}, in a complete run file`;
  if (entry.inside) return `Ran on ${versionLabel}, ${entry.inside}`;
  const status = entry.status ?? 200;
  return status < 400
    ? `Ran on ${versionLabel}`
    : `Ran on ${versionLabel}: returns ${status}, as this page says`;
}
