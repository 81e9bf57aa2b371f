import {defineElements} from '@docs-kit/custom-elements';
import {setStartState} from '../start-state';
import {startApplication} from './application';
import {followHistory} from './history';
import {showWaitingControls} from './waiting-controls';

/**
 * The script that each page loads at once. It defines the custom elements of the content, and starts the
 * application when the browser is idle after the load, or at once when the reader does something.
 */

/** What a reader does first. Scrolling needs no application, which would make it less smooth. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Longest time, in milliseconds, that a busy browser keeps the application waiting after the load. */
const longestWait = 2000;

function start(): void {
  for (const sign of signs) window.removeEventListener(sign, startAtSign, {capture: true});
  startApplication();
}

function startAtSign(event: Event): void {
  if (!isAtRest(event)) start();
}

/** Chromium sends a move by nothing when a page appears below a pointer that nobody moves. */
function isAtRest(event: Event): boolean {
  const {type, movementX, movementY} = event as PointerEvent;
  return type === 'pointermove' && !movementX && !movementY;
}

function startWhenIdle(): void {
  // Safari does not say when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, {timeout: longestWait});
  else setTimeout(start);
}

setStartState('planned');
defineElements();
followHistory();
showWaitingControls(start, process.env.STATIC_CONTENT_SEARCH_FIELD ?? '');
for (const sign of signs)
  window.addEventListener(sign, startAtSign, {capture: true, passive: true});
if (document.readyState === 'complete') startWhenIdle();
else window.addEventListener('load', startWhenIdle, {once: true});
