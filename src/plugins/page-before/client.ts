import type {ClientModule} from '@docusaurus/types';

let path = typeof document === 'undefined' ? undefined : pathOfReferrer();

/** Path of the page that led to this one, by a link or through the history, if it is of this site. */
export function pageBefore(): string | undefined {
  return path;
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
    }
  },
} satisfies ClientModule;
