import {missingEvent, scriptListId} from './names';

/** What browsers that know it say of the connection. */
interface NavigatorWithConnection {
  readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
}

/** Name of the script that all pages share, and that grows with none of them. */
const shared = /\/main\.[^/]+$/;

let starting: Promise<void> | undefined;

/** Loads the scripts of the application, once. When they do not make one, `missingEvent` follows. */
export function startApplication(): void {
  starting ??= loadAll(scriptsOfApplication()).then(() => {
    // The first of the application's acts is to name itself.
    if (!('docusaurus' in window)) document.dispatchEvent(new Event(missingEvent));
  });
}

/**
 * Fetches the largest script ahead, unless the reader spares data. When it is gone, the application is
 * started at once: it cannot, and the reader learns of it.
 */
export function fetchApplicationAhead(): void {
  const {saveData, effectiveType} = (navigator as NavigatorWithConnection).connection ?? {};
  const address = scriptsOfApplication().find((script) => shared.test(script));
  if (starting || !address || saveData || effectiveType?.includes('2g')) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = address;
  link.onerror = startApplication;
  document.head.append(link);
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

/** Loads scripts at the same time, and has them run one after the other. Which of them fail, shows later. */
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
