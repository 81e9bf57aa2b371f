/**
 * Measures the build that is there, for the record; it judges nothing.
 *
 *   npx tsx scripts/bench.ts
 *
 * Prints the bytes that a browser loads for each kind of page, with brotli. Exits with 2 when there is
 * no finished build.
 */
import path from 'node:path';
import {measurePages} from './support/page-sizes';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

try {
  console.table(
    measurePages(path.resolve(__dirname, '../build')).map(
      ({kind, route, html, scripts, application, styles}) => ({
        kind,
        HTML: kilobytes(html),
        scripts: kilobytes(scripts),
        'when idle': kilobytes(application),
        styles: kilobytes(styles),
        page: route,
      }),
    ),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
