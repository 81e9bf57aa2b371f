import type {RouteConfig} from 'react-router-config';
import type {PageRoute} from '../page-data';

/** Path of the route that fits every address. */
export const everyPath = '*';

/** Key of a route that shows that there is a home page, and is never rendered. */
const homeKey = 'home page';

/**
 * Adds the routes that lead to a page to a tree of routes. Existing routes stay the same, so that what
 * they show is not built again.
 * @param branch from the outermost route to that of the page
 * @param componentOf makes the component of a route
 */
export function addBranch(
  tree: RouteConfig[],
  branch: readonly PageRoute[],
  componentOf: (route: PageRoute) => RouteConfig['component'],
): void {
  let level = tree;
  for (const route of branch) {
    const {path, exact, sidebar, component} = route;
    const key = `${path} ${component}`;
    let known = level.find((one) => one.key === key);
    if (!known) {
      known = {key, path, exact, sidebar, component: componentOf(route)};
      if (!exact) known.routes = [];
      level.push(known);
      level.sort(byPrecedence);
    }
    level = known.routes ?? [];
  }
}

/**
 * Lets components find that there is a home page before it is read: they look for its route. Below the
 * route for every path, this one is never rendered.
 */
export function addHomePage(tree: RouteConfig[], path: string): void {
  if (tree.some(({key}) => key === homeKey)) return;
  tree.push({key: homeKey, path, exact: true, component: () => null});
}

/** The first route that fits is taken: pages before what is around them, the longer path before. */
function byPrecedence(one: RouteConfig, other: RouteConfig): number {
  return rank(other) - rank(one);
}

function rank({key, path, exact}: RouteConfig): number {
  if (key === homeKey) return -2;
  if (path === everyPath) return -1;
  return String(path).length + (exact ? 10_000 : 0);
}
