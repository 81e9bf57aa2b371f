import {expect} from '@playwright/test';
import {hasMissed, placeOf, scrollPosition} from './in-page';
import type {Point, Tab, Target} from './reader';

/** How long a reader waits for something to happen before it counts as lost, in milliseconds. */
export const patience = 15_000;

/** Where the pointer covers nothing and opens nothing. */
const aside: Point = {x: 2, y: 2};

/** Waits until what is asked for is so: runs checks until they pass. */
export async function eventually(check: () => Promise<void>, timeout = patience): Promise<void> {
  await expect(check).toPass({timeout, intervals: [20, 50, 100, 200]});
}

/**
 * Waits until something is to be seen, and says where.
 * @param isAimed whether the next click is for it
 */
async function find(tab: Tab, target: Target, timeout: number, isAimed: boolean): Promise<Point> {
  let place: Point | string = '';
  await eventually(async () => {
    place = await tab.evaluate(placeOf, target, isAimed);
    // A menu that is open because the pointer rests on it closes.
    if (typeof place === 'string' && place.endsWith('covered.')) await tab.hoverAt(aside);
    expect(typeof place, String(place)).toBe('object');
  }, timeout);
  return place as unknown as Point;
}

/**
 * Clicks on something as soon as it is visible and does not move.
 * @param before what is to be done when the page has been scrolled to it
 * @throws Error when something else was in its place again and again
 */
export async function click(
  tab: Tab,
  target: Target,
  timeout = patience,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await find(tab, target, timeout, true);
    await before();
    // It may have moved in the meantime.
    await tab.clickAt(await find(tab, target, timeout, true));
    // A page that is being left cannot say: the click has met something.
    if (!(await tab.evaluate(hasMissed).catch(() => false))) return;
  }
  throw new Error(`A click never met the ${target.role} ${target.name ?? target.href ?? ''}.`);
}

/** Waits until the page no longer scrolls, and says where it is, in pixels. */
export async function restingPosition(tab: Tab, timeout = patience): Promise<number> {
  let position = Number.NaN;
  await eventually(async () => {
    const last = position;
    position = await tab.evaluate(scrollPosition);
    expect(position, 'the position of a page that rests').toBe(last);
  }, timeout);
  return position;
}

/** Types a text, key by key, into what has the focus. */
export async function type(tab: Tab, text: string): Promise<void> {
  for (const character of text) await tab.press(character);
}

/** Waits until something is to be seen. */
export async function see(tab: Tab, target: Target, timeout = patience): Promise<void> {
  await find(tab, target, timeout, false);
}
