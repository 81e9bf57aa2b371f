import ComponentCreator from '@docusaurus/ComponentCreator';
import siteConfig from '@generated/docusaurus.config';
import components from '@generated/static-content/route-components';
import type {RouteConfig} from 'react-router-config';
import type {PageRoute} from '../page-data';
import chunkNames, {type ChunkNames} from './chunk-names';
import registry from './registry';
import {addBranch, addHomePage, everyPath} from './route-tree';
import type {ServerDocument} from './server-document';
import {staticContentOf} from './StaticContent';

/** In place of the routes that Docusaurus generates: those of the documents read so far. */
const routes: RouteConfig[] = [{path: everyPath, component: ComponentCreator(everyPath, '')}];

export default routes;

/** Adds the routes that lead to a page. */
export function addRoutes(page: ServerDocument): void {
  const {pages, routes: branch} = page.manifest;
  if (pages.includes(siteConfig.baseUrl)) addHomePage(routes, siteConfig.baseUrl);
  addBranch(routes, branch, (route) =>
    componentOf(route, route === branch.at(-1) ? page : undefined),
  );
}

/**
 * Makes the component of a route, from the modules that `ComponentCreator` looks up by name.
 * @throws Error when no script has the component
 */
function componentOf(
  {path, component, context = {}, props, data = {}, config, contents: listed, running}: PageRoute,
  page: ServerDocument | undefined,
): RouteConfig['component'] {
  const key = `${path}-${component}`;
  const register = (name: string, load: () => Promise<object>): string => {
    registry[`${key} ${name}`] = [load, '', ''];
    return `${key} ${name}`;
  };
  const loaderOf = (module: string): (() => Promise<object>) => {
    const load = components[module];
    if (!load) throw new Error(`No script has ${module}, which the route ${path} needs.`);
    return load;
  };
  const contextNames = Object.entries(context).map(([name, value]) => [
    name,
    register(name, () => Promise.resolve({default: value})),
  ]);
  const names: Record<string, ChunkNames[string]> = {
    __comp: register('component', loaderOf(component)),
    ...(contextNames.length > 0 && {__context: Object.fromEntries(contextNames) as ChunkNames}),
    ...(props && {__props: register('props', () => loadJson(props))}),
  };
  if (config) names.config = register('config', () => Promise.resolve({default: siteConfig}));
  for (const [name, address] of Object.entries(data)) {
    names[name] = register(name, () => loadJson(address));
  }
  const sent = (page?.contents ?? []).map((content, index) => {
    const module = {default: staticContentOf(content), ...content.description};
    return register(`content ${index}`, () => Promise.resolve(module));
  });
  // The server describes only what it has sent for good.
  const contents =
    running?.flatMap((module) =>
      module === null ? sent.splice(0, 1) : [register(module, loaderOf(module))],
    ) ?? sent;
  if (listed !== undefined) names[listed] = contents.map((content) => ({content}));
  else if (contents[0] !== undefined) names.content = contents[0];
  chunkNames[key] = names;
  return ComponentCreator(path, component);
}

/** @throws Error when the file cannot be loaded */
async function loadJson(address: string): Promise<object> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Loading ${address} failed: status ${response.status}`);
  return {default: await response.json()};
}
