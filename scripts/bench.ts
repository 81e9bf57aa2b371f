/**
 * Measures a build for the record; it judges nothing.
 *
 *   npm run bench
 *
 * Prints the time of generating and building from scratch (seconds), and bytes of what the build
 * holds. Exits with 2 when the build fails.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const root = path.resolve(__dirname, '..');
const build = path.join(root, 'build');

function seconds(script: string, ...args: string[]): number {
  const started = process.hrtime.bigint();
  const {status} = spawnSync('npx', ['--no-install', script, ...args], {
    cwd: root,
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed.`);
  return Number(process.hrtime.bigint() - started) / 1e9;
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

function sizeOf(file: string): {raw: number; brotli: number} {
  const content = readFileSync(file);
  return {raw: content.length, brotli: brotliCompressSync(content).length};
}

function main(): void {
  for (const folder of ['build', '.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(root, folder), {recursive: true, force: true});
  }
  const generate = seconds('tsx', 'scripts/generate-api.ts');
  const cold = seconds('docusaurus', 'build');
  const warm = seconds('docusaurus', 'build');
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(build, name))
    .filter((file) => statSync(file).isFile());
  const pages = files.filter((file) => file.endsWith('.html'));
  const largest = pages
    .map((file) => ({file: path.relative(build, file), bytes: statSync(file).size}))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 5);
  const scripts = files.filter((file) =>
    /assets\/js\/(main|runtime~main)\.[0-9a-f]+\.js$/.test(file),
  );
  const indexes = files.filter((file) => /search-index[^/]*\.json$/.test(file));
  console.log(`Node.js ${process.version}, ${cpus().length} cores`);
  console.log(
    `generate ${generate.toFixed(1)} s, cold build ${cold.toFixed(1)} s, warm build ${warm.toFixed(1)} s`,
  );
  console.log(
    `${pages.length} pages, ${kilobytes(files.reduce((sum, file) => sum + statSync(file).size, 0))} in all`,
  );
  for (const file of [...scripts, ...indexes]) {
    const {raw, brotli} = sizeOf(file);
    console.log(`${path.relative(build, file)}: ${kilobytes(raw)}, ${kilobytes(brotli)} brotli`);
  }
  for (const {file, bytes} of largest) console.log(`${file}: ${kilobytes(bytes)}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
