import type {Scene, Situation} from './situation';
import {type Outcome, takeSteps} from './steps';

/** Stands for any name in a message. */
const anyName = '…';
/** A name that nothing has. */
const unknownName = 'unknown-0';

/**
 * Makes a situation.
 * @returns the answer, or what was printed or logged
 */
export async function provoke(
  situation: Situation,
  scene: Scene,
  message: string,
  page: string,
): Promise<Outcome> {
  const before = situation.log ? (await scene.log()).length : 0;
  const outcome = await takeSteps(scene, situation, valuesOf(situation, scene, message, page));
  const {came} = outcome;
  return situation.log
    ? {...outcome, came: `${came}\n${(await scene.log()).slice(before)}`}
    : outcome;
}

/** What the steps may name: what runs, parts of the quote, and the values of the cases that fit. */
function valuesOf(
  {cases}: Situation,
  {versionName, paths, serverAddress, mcpAddress, testDoubleAddress, database}: Scene,
  message: string,
  page: string,
): Readonly<Record<string, unknown>> {
  const fitting = cases.filter(
    (each) =>
      (each.page ?? page) === page &&
      (each.version ?? versionName) === versionName &&
      message.includes(each.message ?? ''),
  );
  return {
    ...paths,
    server: serverAddress,
    port: /\d+$/.exec(serverAddress)?.[0] ?? '',
    mcp: mcpAddress,
    double: testDoubleAddress,
    database,
    words: message.split(' '),
    stated: message.replace(new RegExp(`${anyName}$`), '').trim(),
    quoted: (/['`]([^'`]+)['`]/.exec(message)?.[1] ?? '').replace(anyName, unknownName),
    ...Object.assign({}, ...fitting.map(({values}) => values)),
  };
}
