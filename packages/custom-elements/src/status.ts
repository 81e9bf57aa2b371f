/**
 * Says a text to screen readers, by one element for the whole page: one that the application has
 * rendered must not change before the application has read it.
 */
export function say(text: string): void {
  const found = document.getElementById(statusId);
  if (found) found.textContent = text;
}

const statusId = 'elements-status';

/** Makes the element that speaks. It must be there before it speaks, or the first text is missed. */
export function prepareStatus(): void {
  if (document.getElementById(statusId)) return;
  const status = document.createElement('div');
  status.id = statusId;
  status.setAttribute('role', 'status');
  document.body.append(status);
}
