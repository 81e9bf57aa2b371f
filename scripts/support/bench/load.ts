import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runProgram} from '@docs-kit/docs-verify/processes';
import {compressFolder} from '../compress';
import {nginxWithBrotli, startHost} from '../hosts';
import {assetsOf} from './page-sizes';

/** Connections that ask for one file after the other, without a pause, and how long they do. */
export const readers = 500;
export const seconds = 20;

/** What a server answered to many readers at a time. */
export interface Load {
  readonly requests: number;
  /** Requests that were not answered with the file: refused, cut short, too late, or a status that is none of success. */
  readonly errors: number;
  readonly bytes: number;
  /** Seconds that the run took. */
  readonly duration: number;
  /** Milliseconds from a request to the end of its answer. */
  readonly latency: {readonly median: number; readonly p99: number; readonly slowest: number};
}

/** What `report` prints, in the units of wrk: microseconds. */
interface Report {
  readonly requests: number;
  readonly bytes: number;
  readonly duration: number;
  readonly errors: Readonly<Record<'connect' | 'read' | 'write' | 'status' | 'timeout', number>>;
  readonly latency: {readonly median: number; readonly p99: number; readonly slowest: number};
}

const reportMark = 'report: ';

/**
 * Writes the script with which wrk asks for the given addresses in turn, as browsers do.
 * Format: https://github.com/wg/wrk/blob/4.1.0/SCRIPTING
 */
export function loadScript(addresses: readonly string[]): string {
  return `local addresses = {${addresses.map((address) => JSON.stringify(address)).join(', ')}}
local requests = {}
local turn = math.random(#addresses)
function init()
  math.randomseed(tonumber(tostring(wrk.thread):match("0x%x+")) or 1)
  for index, address in ipairs(addresses) do
    requests[index] = wrk.format("GET", address, {["Accept-Encoding"] = "gzip, deflate, br", ["Accept"] = "text/html,*/*;q=0.8"})
  end
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '${reportMark}{"requests": %d, "bytes": %d, "duration": %d, "errors": {"connect": %d, "read": %d, "write": %d, "status": %d, "timeout": %d}, "latency": {"median": %d, "p99": %d, "slowest": %d}}\\n',
    summary.requests, summary.bytes, summary.duration, errors.connect, errors.read, errors.write, errors.status, errors.timeout,
    latency:percentile(50), latency:percentile(99), latency.max))
end
`;
}

/**
 * Reads what the script has wrk print.
 * @throws Error with the output when there is no report in it, or no request in the report
 */
export function readReport(output: string): Load {
  const line = output.split('\n').find((text) => text.startsWith(reportMark));
  const report = line ? (JSON.parse(line.slice(reportMark.length)) as Report) : undefined;
  if (!report || report.requests === 0) {
    throw new Error(`Expected a report of wrk with at least one request, found:\n${output}`);
  }
  const {requests, bytes, duration, errors, latency} = report;
  return {
    requests,
    bytes,
    duration: duration / 1e6,
    errors: Object.values(errors).reduce((one, other) => one + other, 0),
    latency: {
      median: latency.median / 1000,
      p99: latency.p99 / 1000,
      slowest: latency.slowest / 1000,
    },
  };
}

/**
 * Serves a build with nginx, compressed, as `hosting/` configures it, and asks for its pages and for
 * what they name, with wrk on the same machine.
 * @param build a finished build
 * @throws Error that says what to install when nginx or wrk is missing
 */
export async function measureLoad(build: string): Promise<Load> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'load-'));
  try {
    const site = path.join(folder, 'site');
    cpSync(build, site, {recursive: true});
    await compressFolder(site);
    const script = path.join(folder, 'load.lua');
    writeFileSync(script, loadScript(addressesOf(site)));
    const {address, server} = await startHost(nginxWithBrotli, folder, site);
    try {
      const run = await runProgram(
        'wrk',
        ['-t2', `-c${readers}`, `-d${seconds}s`, '-s', script, address],
        {timeout: (seconds + 30) * 1000},
      );
      if (run.status !== 0) {
        throw new Error(
          `wrk failed. It is in Debian's package of this name: \`apt-get install wrk\`.\n${run.output}`,
        );
      }
      return readReport(run.output);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Every page that the sitemap names, each followed by what a browser loads with it the first time. */
function addressesOf(site: string): string[] {
  const pages = Array.from(
    readFileSync(path.join(site, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
  const {scripts, styles} = assetsOf(readFileSync(path.join(site, 'index.html'), 'utf8'));
  return pages.flatMap((page) => [page, ...styles, ...scripts]);
}
