import {prepareStatus, say} from '@docs-kit/custom-elements/status';
import {hasStarted, whenSettled} from '../start-state';

/**
 * Controls that only the application answers. A link, a fold and a field work without it. A category of
 * the sidebar without a page is a link to its first page for browsers without JavaScript alone.
 */
const controls = 'button, [role="button"]:is(:not([href]), [href="#"], [data-category])';

/** Attribute of a control that was pressed and waits for the application; style sheets show it. */
export const waitingAttribute = 'data-waiting';

/**
 * Shows that a control waits when the reader presses it before the application is there. The press is
 * not repeated later: what it would do then need not be what the reader wanted.
 * @param pressed called at each press, to start the application at once
 * @param searchField CSS selector of the field that the shortcut of the search focuses
 */
export function showWaitingControls(pressed: () => void, searchField: string): void {
  prepareStatus();
  const press = (event: Event): void => {
    const control = controlOf(event.target);
    if (!control || hasStarted()) return;
    event.preventDefault();
    control.setAttribute(waitingAttribute, '');
    control.setAttribute('aria-busy', 'true');
    say('The page is still loading.');
    pressed();
  };
  const focusSearch = (event: KeyboardEvent): void => {
    if (hasStarted() || !isSearchShortcut(event)) return;
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>(searchField);
    field?.focus();
    field?.select();
  };
  document.addEventListener('click', press);
  document.addEventListener('keydown', focusSearch);
  whenSettled(() => {
    document.removeEventListener('click', press);
    document.removeEventListener('keydown', focusSearch);
    for (const control of document.querySelectorAll(`[${waitingAttribute}]`)) {
      control.removeAttribute(waitingAttribute);
      control.removeAttribute('aria-busy');
    }
    say('');
  });
}

/** Whether a key is Ctrl or Command and K, with no other modifier. */
function isSearchShortcut({ctrlKey, metaKey, altKey, shiftKey, key}: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** The control around an element, unless a form or a custom element answers for it. */
function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  // The Enter key in a field clicks the button of its form, which browsers submit.
  if (control instanceof HTMLButtonElement && control.form && control.type === 'submit')
    return null;
  for (let around = control; around; around = around.parentElement) {
    if (around.localName.includes('-')) return null;
  }
  return control;
}
