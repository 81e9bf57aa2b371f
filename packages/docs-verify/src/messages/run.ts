import type {NamedResult} from '../work';
import {saysMessage} from './compare';
import {provoke} from './provoke';
import type {Quote} from './quotes';
import {createScene, type MessageLane} from './scene';
import type {MessageSet} from './sets';
import type {Scene, Situation} from './situation';
import type {Outcome} from './steps';

/** How what came begins when the situation could not be made. */
const notMade = 'The situation cannot be made:';

/** How much of what came a record keeps. */
const keptLength = 300;

/**
 * Makes the situation of a set, and compares what the framework says with what pages quote.
 * @param reasonNotProvoked says why a quote has no situation
 */
export async function runMessageSet(
  {quotes, situation}: MessageSet,
  lane: MessageLane,
  reasonNotProvoked: (quote: Quote) => string,
): Promise<NamedResult[]> {
  if (!situation) {
    return quotes.map((quote) => ({
      ...named(quote),
      result: 'not run',
      reason: reasonNotProvoked(quote),
    }));
  }
  const {scene, close} = await createScene(lane);
  try {
    return await compareQuotes(quotes, situation, scene);
  } finally {
    await close();
  }
}

/** Compares quotes with what comes in their situation, which is made no more often than it must. */
export async function compareQuotes(
  quotes: readonly Quote[],
  situation: Situation,
  scene: Scene,
): Promise<NamedResult[]> {
  const made = new Map<string, Promise<Outcome>>();
  const provoked = ({message, page}: Quote): Promise<Outcome> => {
    const key = {message, page, once: ''}[situation.each ?? 'once'];
    const earlier = made.get(key);
    if (earlier) return earlier;
    const came = provoke(situation, scene, message, page);
    made.set(key, came);
    return came;
  };
  const results: NamedResult[] = [];
  for (const quote of quotes) {
    // Why the situation could not be made is not what the framework says.
    const outcome = await provoked(quote).catch((error: unknown) => ({
      came: `${notMade} ${String(error)}`,
    }));
    results.push(judge(quote, outcome));
  }
  return results;
}

/** Compares a quote with what came. */
export function judge(quote: Quote, {came, answer}: Outcome): NamedResult {
  if (!came.startsWith(notMade) && saysMessage(came, quote.message))
    return {
      ...named(quote),
      result: 'ran',
      // A message of the log may have nothing to do with the status of an answer.
      ...(answer && saysMessage(answer.text, quote.message) && {status: answer.status}),
    };
  const shown = came.replace(/\s+/g, ' ').trim().slice(-keptLength);
  return {
    ...named(quote),
    result: 'differs',
    findings: [`the page quotes "${quote.message}", what came is: ${shown}`],
  };
}

const named = ({id, hash}: Quote) => ({id, hash});
