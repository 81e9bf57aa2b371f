import {prepareStatus, say} from './status';

/** How long the button says what came of it, in milliseconds. */
const resultTime = 2000;

/**
 * Makes the button inside copy a text to the clipboard, and say whether it could. The text is that of
 * `data-text`; that of the file at `data-address`, with all its parts; or else that of the code beside
 * the button, in an element with `data-code` or a code block of Docusaurus' theme.
 */
export class CopyButton extends HTMLElement {
  #label: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    prepareStatus();
    this.addEventListener('click', this);
  }

  handleEvent({target}: Event): void {
    const button = target instanceof Element && target.closest('button');
    if (button) void this.#copy(button);
  }

  async #copy(button: HTMLButtonElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(await this.#text());
      this.#show(button, 'Copied');
    } catch {
      // Without permission, and on pages without encryption, where there is no clipboard.
      this.#show(button, 'Copy failed');
    }
  }

  async #text(): Promise<string> {
    const {text, address} = this.dataset;
    if (text !== undefined) return text;
    if (address !== undefined) return loadWhole(address);
    const code = this.closest('[data-code],.theme-code-block')?.querySelector('pre');
    // The theme of Docusaurus ends its lines with elements, whose text shows nowhere.
    for (const end of code?.querySelectorAll('br') ?? []) end.textContent = '\n';
    return code?.textContent.trimEnd() ?? '';
  }

  #show(button: HTMLButtonElement, result: string): void {
    this.#label ??= button.textContent;
    clearTimeout(this.#timer);
    button.textContent = result;
    say(result);
    this.#timer = setTimeout(() => {
      button.textContent = this.#label ?? '';
      say('');
    }, resultTime);
  }
}

/**
 * Loads a Markdown copy with all its parts: the opening of each part names the next.
 * @throws Error when a part cannot be loaded
 */
async function loadWhole(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const text = await response.text();
  const next = /^> .* continues at (\S+)\.$/m.exec(text)?.[1];
  return next ? `${text}\n${await loadWhole(new URL(next).pathname)}` : text;
}
