import ComponentCreator from '@docusaurus/ComponentCreator';
import type {RouteConfig} from 'react-router-config';
import siteConfig from '@generated/docusaurus.config';
import components from '@generated/registry.js?components';
import chunkNames, {type ChunkNames} from './chunk-names';
import type {PageRoute} from './description';
import modules from './modules';
import type {SentPage} from './sent-page';
import {sentText} from './SentText';

/** In the place of the routes that Docusaurus generates: those of the pages read so far. */
const routes: RouteConfig[] = [{path: '*', component: ComponentCreator('*', '')}];

export default routes;

const homeKey = 'home page';

/** Adds the routes that lead to a page; the components of those that are there stay the same. */
export function addRoutes(page: SentPage): void {
  if (page.place.pages.includes(siteConfig.baseUrl)) addHomePage();
  let level = routes;
  for (const route of page.place.routes) {
    const key = `${route.path} ${route.component}`;
    let known = level.find((one) => one.key === key);
    if (!known) {
      const {path, exact, sidebar} = route;
      const component = componentOf(route, page);
      known = {key, path, exact, sidebar, component, ...(exact ? {} : {routes: []})};
      level.push(known);
      level.sort(byPrecedence);
    }
    level = known.routes ?? [];
  }
}

/**
 * Lets components find that there is a home page, before it is read: they look for its route. Below the
 * route for every path, this one is never rendered.
 */
function addHomePage(): void {
  const path = siteConfig.baseUrl;
  if (!routes.some((route) => route.key === homeKey)) {
    routes.push({key: homeKey, path, exact: true, component: () => null});
  }
}

/** The first route that fits is taken: pages before what is around them, the longer path before. */
function byPrecedence(one: RouteConfig, other: RouteConfig): number {
  const rank = ({key, path, exact}: RouteConfig): number =>
    key === homeKey ? -2 : path === '*' ? -1 : (exact ? 10_000 : 0) + String(path).length;
  return rank(other) - rank(one);
}

/** The component of a route, made by Docusaurus from the names of modules. */
function componentOf(route: PageRoute, {text, ...page}: SentPage): RouteConfig['component'] {
  const {path, component, context = {}, props} = route;
  const key = `${path}-${component}`;
  const add = (name: string, load: () => Promise<object>): string => {
    modules[`${key} ${name}`] = [load, '', ''];
    return `${key} ${name}`;
  };
  const load = components[component];
  if (!load) throw new Error(`No script has ${component}, the component of the route ${path}.`);
  const names: Record<string, ChunkNames | string> = {__comp: add('component', load)};
  if (props) names.__props = add('props', () => loadJson(props));
  if (Object.keys(context).length > 0) {
    names.__context = Object.fromEntries(
      Object.entries(context).map(([name, value]) => [
        name,
        add(name, () => Promise.resolve({default: value})),
      ]),
    );
  }
  if (text && route === page.place.routes.at(-1)) {
    const content = {default: sentText(page), ...text};
    names.content = add('content', () => Promise.resolve(content));
  }
  chunkNames[key] = names;
  return ComponentCreator(path, component);
}

/** @throws Error when the file cannot be loaded */
async function loadJson(address: string): Promise<object> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Loading ${address} failed: status ${response.status}`);
  return {default: await response.json()};
}
