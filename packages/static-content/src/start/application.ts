import {isLeft, missingEvent, scriptListId, setStartState} from '../start-state';

let isStarting = false;

/** Loads the scripts of the application, once. When they do not make one, `missingEvent` follows. */
export function startApplication(): void {
  if (isStarting || isLeft()) return;
  isStarting = true;
  setStartState('loading');
  void loadAll(scriptsOfApplication()).then(() => {
    // The first of the application's acts is to name itself.
    if ('docusaurus' in window) return;
    setStartState('failed');
    document.dispatchEvent(new Event(missingEvent));
  });
}

/**
 * Addresses of the scripts, in the order in which they run.
 * @throws Error when the page lists none
 */
function scriptsOfApplication(): string[] {
  const text = document.getElementById(scriptListId)?.textContent;
  if (!text) throw new Error(`The page has no element ${scriptListId} with its scripts.`);
  return JSON.parse(text) as string[];
}

/** Loads scripts at the same time and runs them in order. Which of them fail shows later. */
async function loadAll(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(
      (address) =>
        new Promise<void>((resolve) => {
          const script = document.createElement('script');
          script.src = address;
          script.async = false;
          script.onload = script.onerror = () => resolve();
          document.head.append(script);
        }),
    ),
  );
}
