import ComponentCreator from '@docusaurus/ComponentCreator';
import siteConfig from '@generated/docusaurus.config';
import components from '@generated/registry.js?components';
import type {RouteConfig} from 'react-router-config';
import chunkNames, {type ChunkNames} from './chunk-names';
import type {PageRoute} from './description';
import modules from './modules';
import {addBranch, addHomePage, everyPath} from './route-tree';
import type {SentPage} from './sent-page';
import {sentText} from './SentText';

/** In the place of the routes that Docusaurus generates: those of the pages read so far. */
const routes: RouteConfig[] = [{path: everyPath, component: ComponentCreator(everyPath, '')}];

export default routes;

/** Adds the routes that lead to a page. */
export function addRoutes(page: SentPage): void {
  const {pages, routes: branch} = page.place;
  if (pages.includes(siteConfig.baseUrl)) addHomePage(routes, siteConfig.baseUrl);
  addBranch(routes, branch, (route) =>
    componentOf(route, route === branch.at(-1) ? page : undefined),
  );
}

/**
 * Makes the component of a route, by the names of modules that Docusaurus looks up.
 * @throws Error when no script has the component
 */
function componentOf(
  {path, component, context = {}, props}: PageRoute,
  page: SentPage | undefined,
): RouteConfig['component'] {
  const key = `${path}-${component}`;
  const add = (name: string, load: () => Promise<object>): string => {
    modules[`${key} ${name}`] = [load, '', ''];
    return `${key} ${name}`;
  };
  const given = (value: object) => () => Promise.resolve({default: value});
  const load = components[component];
  if (!load) throw new Error(`No script has ${component}, the component of the route ${path}.`);
  const contextNames = Object.entries(context).map(([name, value]) => [
    name,
    add(name, given(value)),
  ]);
  const names: Record<string, ChunkNames | string> = {
    __comp: add('component', load),
    ...(contextNames.length > 0 && {__context: Object.fromEntries(contextNames) as ChunkNames}),
    ...(props && {__props: add('props', () => loadJson(props))}),
  };
  if (page?.text) {
    const content = {default: sentText(page), ...page.text};
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
