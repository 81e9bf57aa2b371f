import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {LoadContext} from '@docusaurus/types';
import {Command, type CommanderStatic} from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib';
import {markdownGenerators} from './pages/markdown-generators';
import type {ReferencePages} from './pages/reference-pages';
import {toPluginDocument} from './plugin/document';
import {openApiOptions, type ReferenceEntry} from './plugin';

/** A specification with the pages that are to be written. */
export interface PlannedReference extends ReferenceEntry {
  readonly pages: ReferencePages;
}

export interface WriteOptions {
  /** Folder of the site. */
  readonly siteDir: string;
  /** `routeBasePath` of the docs plugin. */
  readonly routeBasePath?: string;
  /** Writes a file; the default writes it in place. */
  readonly write?: (file: string, text: string) => void;
}

/** What the plugin printed as errors, and the file that it could not write, where it names one. */
export class PluginError extends Error {
  constructor(
    message: string,
    readonly file?: string,
  ) {
    super(message);
  }
}

/**
 * Lets the OpenAPI plugin write pages by its own command, but in this process: what the specifications
 * say is read once. Files that exist are left alone: remove the folders first.
 * @throws PluginError with what the plugin printed as an error
 */
export async function writePages(
  references: readonly PlannedReference[],
  {siteDir, routeBasePath = 'docs', write = writeInPlace}: WriteOptions,
): Promise<void> {
  for (const {pages, pluginDocument} of references) {
    write(path.join(siteDir, pluginDocument), JSON.stringify(toPluginDocument(pages)));
  }
  const generatorsById = new Map(references.map(({id, pages}) => [id, markdownGenerators(pages)]));
  const options = openApiOptions(references, ({id}) => generatorsById.get(id) ?? {});
  // What the plugin reads of the site's configuration; the rest need not be loaded.
  const siteConfig = {presets: [['classic', {docs: {routeBasePath}}]], plugins: []};
  // A command line of its own: of two commands with one name, the first one would run.
  const commands = new Command() as CommanderStatic;
  openApiDocs({siteDir, siteConfig} as unknown as LoadContext, options).extendCli?.(commands);
  for (const {id} of references) {
    await runIn(siteDir, () =>
      runPlugin(() => commands.parseAsync(['gen-api-docs', id], {from: 'user'})),
    );
  }
}

/** The plugin writes into the folder that the process is in, whatever the site's folder is. */
async function runIn(folder: string, run: () => Promise<void>): Promise<void> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    await run();
  } finally {
    process.chdir(before);
  }
}

/**
 * Runs the plugin's command. It reports each file that it writes, in green, which nobody needs, and
 * goes on after an error that it only prints: a file that it could not write may be there, cut short.
 */
async function runPlugin(run: () => Promise<unknown>): Promise<void> {
  const {log, error: logError} = console;
  const failures: string[] = [];
  console.log = () => undefined;
  console.error = (...parts: unknown[]) => {
    failures.push(stripVTControlCharacters(parts.map(String).join(' ')));
  };
  try {
    await run();
  } finally {
    console.log = log;
    console.error = logError;
  }
  const [first] = failures;
  if (first === undefined) return;
  throw new PluginError(
    `The OpenAPI plugin failed:\n${failures.join('\n')}`,
    /to write "([^"]+)"/.exec(first)?.[1],
  );
}

function writeInPlace(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
