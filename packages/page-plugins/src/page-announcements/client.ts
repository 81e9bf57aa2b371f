/** Announces the title to screen readers when it changes with the path; a new query is not a new page. */
export function announcePages(title: Element): void {
  let {pathname} = window.location;
  const status = document.createElement('div');
  // By itself: not every site has a class for what only screen readers get.
  Object.assign(status.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  status.setAttribute('role', 'status');
  document.body.append(status);
  new MutationObserver(() => {
    if (window.location.pathname === pathname) return;
    ({pathname} = window.location);
    status.textContent = document.title;
  }).observe(title, {childList: true});
}

if (typeof document !== 'undefined') {
  const title = document.querySelector('title');
  if (title) announcePages(title);
}
