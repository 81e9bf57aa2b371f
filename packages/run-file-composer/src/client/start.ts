/** Loads the form into its place, where a page has one. */
export function onRouteDidUpdate(): void {
  const place = document.querySelector('[data-run-file-composer]');
  if (!place || place.hasChildNodes()) return;
  import('./mount').then(
    ({mount}) => mount(place),
    () => {
      place.textContent = 'The form is missing. Reload the page to try again.';
    },
  );
}
