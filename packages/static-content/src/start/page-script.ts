import {defineElements} from '../../elements';
import {startApplication} from './application';
import {followHistory} from './history';
import {setStartState} from './state';
import {showWaitingControls} from './waiting-controls';

/**
 * The script that each page loads at once. It makes the elements of texts work, and starts the
 * application when the browser has nothing else to do, or at once when the reader does something.
 */

/** What a reader does first. Scrolling needs no application, which would make it less smooth. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Longest time, in milliseconds, that a busy browser keeps the application waiting after the load. */
const longestWait = 2000;

function start(): void {
  for (const sign of signs) window.removeEventListener(sign, start, {capture: true});
  startApplication();
}

function startWhenIdle(): void {
  // Safari does not say when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, {timeout: longestWait});
  else setTimeout(start);
}

setStartState('planned');
defineElements();
followHistory();
showWaitingControls(start);
for (const sign of signs) window.addEventListener(sign, start, {capture: true, passive: true});
if (document.readyState === 'complete') startWhenIdle();
else window.addEventListener('load', startWhenIdle, {once: true});
