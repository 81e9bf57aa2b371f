import {startChromium} from './chromium';
import {startFirefox} from './firefox';
import type {Engine, EngineName} from './reader';

const starters: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: () => Promise.reject(new Error('WebKit cannot be driven yet.')),
};

/** Starts a browser. */
export const startEngine = (name: EngineName): Promise<Engine> => starters[name]();
