import {filled} from '@docs-kit/docs-verify/messages/templates';
import {parsed, requestWhole, type WholeAnswer} from '@docs-kit/docs-verify/operations/api';
import type {Check} from './task';
import type {World} from './world';

/** What a reader has after the last step. */
interface Finished {
  /** All that the steps have printed. */
  readonly printed: string;
  readonly run: (code: string) => Promise<string>;
  readonly restart: () => Promise<void>;
}

const shown = 400;

/**
 * Looks whether the end state of a task is there.
 * @throws Error that names the check, what was expected and what came
 */
export async function check(
  checks: readonly Check[],
  {address, values}: Pick<World, 'address' | 'values'>,
  {printed, run, restart}: Finished,
): Promise<void> {
  const known: Record<string, unknown> = {...values};
  for (const [index, template] of checks.entries()) {
    const expected = filled(template, known) as Check;
    const {ask, run: command, status = 200, has, lacks, as} = expected;
    const fail = (what: string, text: string): never => {
      throw new Error(
        `the end state is not there: check ${index + 1} ${what}: ${text.slice(-shown)}`,
      );
    };
    if (expected.restart) await restart();
    let text = printed;
    if (ask !== undefined) {
      const answer = await answerTo(address, expected);
      if (answer.status !== status) {
        fail(`expected ${ask} to return ${status}, not ${answer.status}`, answer.text);
      }
      text = answer.text;
    } else if (command !== undefined) {
      text = await run(command);
    }
    for (const pattern of [expected.printed, has]) {
      if (pattern !== undefined && !new RegExp(pattern).test(text))
        fail(`found no ${pattern}`, text);
    }
    if (lacks !== undefined && new RegExp(lacks).test(text)) fail(`found ${lacks}`, text);
    if (as !== undefined) known[as] = parsed(text);
  }
}

async function answerTo(address: string, {ask = '', body, times = 1}: Check): Promise<WholeAnswer> {
  const [method = '', path = ''] = ask.split(' ');
  for (let count = 1; ; count += 1) {
    const answer = await requestWhole(`${address}${path}`, {method, body});
    if (count >= times) return answer;
  }
}
