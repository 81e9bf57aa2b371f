import {startChromium} from './chromium';
import {startFirefox} from './firefox';
import type {Engine, EngineName} from './reader';
import {startWebKit} from './webkit';

const starters: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Starts a browser. */
export const startEngine = (name: EngineName): Promise<Engine> => starters[name]();
