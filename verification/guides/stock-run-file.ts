import fs from 'node:fs/promises';
import path from 'node:path';
import type {Environment} from '@docs-kit/docs-verify/environment';
import {runProgram} from '@docs-kit/docs-verify/processes';

/** The run file that the installed framework ships for starter. */
export async function stockRunFile({python}: Environment): Promise<string> {
  const {output} = await runProgram(
    python,
    [
      '-c',
      'from importlib.util import find_spec; print(*find_spec("llama_stack").submodule_search_locations)',
    ],
    {timeout: 60_000},
  );
  return fs.readFile(path.join(output.trim(), 'distributions/starter/run.yaml'), 'utf8');
}
