import {defineElements} from '../../elements';
import {fetchApplicationAhead, startApplication} from './application';
import {dropInteractions, holdInteractions, releaseInteractions} from './held-interactions';
import {isChangedByChoices} from './remembered';
import {failedEvent, missingEvent, startedEvent} from './names';

/**
 * The script that each page loads at once. It starts the application when the reader first does
 * something, and at once where the address or an earlier choice asks for what it alone can do.
 */

/** A pointer that rests where the page appears is no sign of a reader: it has to move. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

function start(): void {
  for (const sign of signs) window.removeEventListener(sign, start, {capture: true});
  startApplication();
}

defineElements();
holdInteractions();
for (const sign of signs) window.addEventListener(sign, start, {capture: true, passive: true});
document.addEventListener(startedEvent, releaseInteractions, {once: true});
for (const failure of [failedEvent, missingEvent]) {
  document.addEventListener(failure, dropInteractions, {once: true});
}

const {search, hash} = window.location;
if (search || hash || isChangedByChoices() || document.activeElement !== document.body) start();
else window.addEventListener('load', fetchApplicationAhead, {once: true});

// Buttons that do nothing on the server's page are disabled there: from here on they are heard.
for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled')) {
  button.disabled = false;
}

// Tools that drive a browser wait for this before they use a page: nothing they do is lost from here on.
document.documentElement.dataset.hasHydrated = 'true';
