/**
 * The command of a package: `init`, `mcp`, `check`, `path`, `verify-site`. `bundle.ts` makes one file of it,
 * beside which `docs.json` and the folder `site` are. Exits with 1 when a check found something, and with 2 when
 * the command could not run.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {openFiles} from '@docs-kit/machine-copies/mcp/library';
import {serveLibrary} from '@docs-kit/machine-copies/mcp/server';
import {describeReport, verifySite} from '@docs-kit/static-hosting/provenance';
import {searchBuild} from '../built-search';
import {checkFile, checkTools, readCheckData} from '../checks';
import {placed, type Settings} from '../options';
import {copySections} from '../copy-sections';
import {initProject} from './init';

const settings = JSON.parse(
  readFileSync(path.join(__dirname, placed.settings), 'utf8'),
) as Settings;
const site = path.join(__dirname, placed.site);

const checkData = () =>
  readCheckData(
    settings.url,
    path.join(site, placed.programFacts),
    path.join(site, placed.errorTables),
  );

interface Command {
  /** What it does, for the list of commands. */
  readonly help: string;
  /** @returns an exit code, or nothing for 0 */
  readonly run: (args: readonly string[]) => unknown;
}

const commands: Readonly<Record<string, Command>> = {
  init: {
    help: 'puts an index of the pages into AGENTS.md of this folder',
    run: () => console.log(initProject(__dirname, process.cwd(), settings)),
  },
  mcp: {
    help: 'serves the documentation to a coding agent, on standard input and output',
    run: () =>
      serveLibrary(openFiles(site, copySections(site, settings.version)), {
        ...settings.server,
        name: settings.name,
        product: settings.product,
        versions: [settings.version.name],
        search: searchBuild(site, () => settings.version.path),
        tools: checkTools(checkData()),
      }),
  },
  check: {
    help: 'FILE: finds what the version changed in a program, or the cause of an error in a log',
    run: ([file]) => {
      if (file === undefined) throw new Error('Name the file to check.');
      const {lines, found} = checkFile(
        readFileSync(file, 'utf8'),
        path.basename(file),
        checkData(),
      );
      console.log(lines.join('\n'));
      return found === 0 ? 0 : 1;
    },
  },
  'verify-site': {
    help: 'compares a published site (URL, or this one) with its provenance.json, and with --build FOLDER',
    run: async (args) => {
      const options = {build: {type: 'string'}} as const;
      const {values, positionals} = parseArgs({args: [...args], allowPositionals: true, options});
      const report = await verifySite(positionals[0] ?? settings.url, values.build);
      console.log(describeReport(report));
      return report.differences.length === 0 ? 0 : 1;
    },
  },
  path: {help: 'prints the folder of the pages and data', run: () => console.log(site)},
};

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const list = Object.entries(commands).map(([each, {help}]) => `  ${each}  ${help}`);
    throw new Error(
      `${settings.product} ${settings.version.label} documentation. Name a command:\n\n${list.join('\n')}`,
    );
  }
  const status = await command.run(args);
  if (typeof status === 'number') process.exitCode = status;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
