import type {GeneratedRoute} from './generated-site';

/**
 * Writes a module that loads the components of all routes by their names, in the place of Docusaurus'
 * registry, which would also bundle the content of each page.
 * @param contents modules of the contents that React runs
 * @returns its source; the default export is `{[module]: () => import(module)}`
 */
export function writeRouteComponents(
  routes: readonly GeneratedRoute[],
  contents: Iterable<string> = [],
): string {
  const names = [...new Set([...componentsOf(routes), ...contents])]
    .sort()
    .map((name) => JSON.stringify(name));
  return `export default {\n${names.map((name) => `  ${name}: () => import(${name}),\n`).join('')}};\n`;
}

function componentsOf(routes: readonly GeneratedRoute[]): string[] {
  return routes.flatMap(({component, routes: inner = []}) => [component, ...componentsOf(inner)]);
}
