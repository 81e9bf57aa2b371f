import {prepareStatus, say} from './status';

/** How long the button says what came of it, in milliseconds. */
const resultTime = 2000;

/**
 * Makes the button inside copy a text to the clipboard, and say whether it could. The text is that of
 * `data-text`; that of the file at `data-address`, with all its parts; or else that of the code beside
 * the button, in an element with `data-code` or a code block of Docusaurus' theme. A button with an icon
 * in place of words has another name for that time, which `data-copied` gives, and `data-result` shows it.
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
      this.#show(button, true);
    } catch {
      // Without permission, and on pages without encryption, where there is no clipboard.
      this.#show(button, false);
    }
  }

  async #text(): Promise<string> {
    const {text, address} = this.dataset;
    if (text !== undefined) return text;
    if (address !== undefined) return loadWhole(address);
    return codeIn(this.closest('[data-code]') ?? this.closest('.theme-code-block'));
  }

  #show(button: HTMLButtonElement, hasCopied: boolean): void {
    const result = hasCopied ? (this.dataset.copied ?? 'Copied') : 'Copy failed';
    const hasWords = button.textContent.trim() !== '';
    const name = (text: string): void => {
      if (hasWords) button.textContent = text;
      else button.setAttribute('aria-label', text);
    };
    this.#label ??= hasWords ? button.textContent : (button.getAttribute('aria-label') ?? '');
    clearTimeout(this.#timer);
    name(result);
    this.dataset.result = hasCopied ? 'copied' : 'failed';
    say(result);
    this.#timer = setTimeout(() => {
      name(this.#label ?? '');
      delete this.dataset.result;
      say('');
    }, resultTime);
  }
}

/** The code in an element. The theme of Docusaurus ends its lines with elements, which have no text. */
function codeIn(block: Element | null): string {
  const lines = [...(block?.querySelectorAll('pre .token-line') ?? [])];
  return lines.length > 0 && lines.every((line) => line.querySelector('br'))
    ? lines.map(({textContent}) => textContent).join('\n')
    : (block?.querySelector('pre')?.textContent ?? '');
}

/**
 * Loads a Markdown copy with all its parts: the opening of each part names the next.
 * @throws Error when a part cannot be loaded
 */
async function loadWhole(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const text = await response.text();
  const next = /^> .* continues at (\S+)\.$/m.exec(text)?.[1];
  return next ? `${text}\n${await loadWhole(new URL(next).pathname)}` : text;
}
