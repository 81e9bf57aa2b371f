/**
 * Serves a finished build to coding agents over the Model Context Protocol, on standard input and
 * output.
 *
 *   npm run --silent mcp                  from `build`
 *   npm run --silent mcp -- --build DIR   from another build
 *
 * Ends when its input does; exits with 2 when it could not start.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {openLibrary} from '../mcp/library';
import {createServer} from '../mcp/server';

async function main(args: readonly string[]): Promise<void> {
  const {values} = parseArgs({
    args: [...args],
    options: {build: {type: 'string', default: path.join(__dirname, '../build')}},
  });
  await createServer(openLibrary(values.build)).connect(new StdioServerTransport());
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // Standard output belongs to the protocol.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
