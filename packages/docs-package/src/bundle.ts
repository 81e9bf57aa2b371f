import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';

/** The program of a package, and the licenses of what is in it. */
export interface Bundle {
  readonly program: Uint8Array;
  readonly notices: string;
}

/**
 * Puts the program of a package with all that it imports into one file, so that it runs without an
 * installation.
 * @throws Error when a module does not compile, or a package in it has no license
 */
export function bundleProgram(): Bundle {
  const {outputFiles, metafile} = buildSync({
    entryPoints: [path.join(__dirname, 'program/main.ts')],
    absWorkingDir: __dirname,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    legalComments: 'none',
    charset: 'utf8',
    banner: {js: '#!/usr/bin/env node'},
  });
  const packages = new Set(
    Object.keys(metafile.inputs).flatMap(
      (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
    ),
  );
  const notices = [...packages].sort().map((folder) => noticeOf(path.resolve(__dirname, folder)));
  return {
    program: outputFiles[0]?.contents ?? new Uint8Array(),
    notices: `The program contains these packages.\n\n${notices.join('\n\n')}\n`,
  };
}

function noticeOf(folder: string): string {
  const manifest = path.join(folder, 'package.json');
  const {name, version, license} = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<
    Record<string, string>
  >;
  if (license === undefined) throw new Error(`${manifest} names no license. Replace the package.`);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  const text =
    file && existsSync(path.join(folder, file))
      ? readFileSync(path.join(folder, file), 'utf8')
      : '';
  return `${name} ${version} (${license})\n\n${text.trim()}`.trim();
}
