import type {ClientModule} from '@docusaurus/types';

let path = typeof document === 'undefined' ? undefined : pathOfReferrer();

let title: string | undefined;

/** Path of the page that led to this one, by a link or through the history, if it is of this site. */
export function previousPage(): string | undefined {
  return path;
}

/** Title of that page, without the name of the site. It is not known after the browser has loaded a page. */
export function previousTitle(): string | undefined {
  return title;
}

function pathOfReferrer(): string | undefined {
  if (!document.referrer) return undefined;
  const {origin, pathname} = new URL(document.referrer);
  return origin === window.location.origin ? pathname : undefined;
}

export default {
  onRouteUpdate: ({location, previousLocation}) => {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      path = previousLocation.pathname;
      // The old page is still shown, with its title, while the new one is loaded.
      title = document.title.split(' | ')[0];
    }
  },
} satisfies ClientModule;
