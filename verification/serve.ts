import {type EnvironmentOptions, prepareEnvironment} from '@docs-kit/docs-verify/environment';
import type {Target} from '@docs-kit/docs-verify/target';
import {startSession} from './session';
import type {VerifiedVersion} from '@docs-kit/docs-verify/versions';

/** Starts the servers of a version for trying things by hand; they stop with an interrupt. */
export async function serve(
  version: VerifiedVersion,
  target: Target,
  options: EnvironmentOptions & {readonly port: number},
): Promise<void> {
  const environment = await prepareEnvironment(version, target, options);
  const session = await startSession(version, environment, {
    laneCount: 1,
    port: options.port,
  });
  const [lane] = session.lanes;
  options.report(
    [
      `Server: http://localhost:${options.port}, its log: ${lane?.log ?? ''}`,
      `Test double for models: ${session.testDoubleAddress}`,
      `MCP server: ${lane?.mcpAddress ?? ''}/sse`,
      `Python with the client: ${environment.python}`,
      'Stop with Ctrl+C.',
    ].join('\n'),
  );
}
