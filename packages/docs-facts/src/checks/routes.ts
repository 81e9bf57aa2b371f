/** Routes of the server, with their methods. */
import {type CheckFacts, outsideNames} from './facts';
import {nearest, type PageFinding} from '../finding';
import {piecesOf} from './names';
import type {Page} from './page';

const ROUTE =
  /(?:\b(GET|POST|PUT|PATCH|DELETE|HEAD)`?\s+`?)?(?:(?<![\w.$}/-])|https?:\/\/(?:localhost|127\.0\.0\.1|\$\{?\w+\}?|[\w-]+|[\w.-]*example\.(?:com|org|net))(?::\d+)?|\$\{?\w*(?:URL|BASE)\w*\}?"?|\d)(\/v1(?:alpha\d?|beta\d?)?(?:\/[^\s"'`?)\\,|;]*)?)/g;

/** Routes that the version does not have, and methods that a route does not take. */
export function unknownRoutes(page: Page, facts: CheckFacts, text: string): PageFinding[] {
  const {routes, version} = facts;
  const outside = outsideNames(text, facts, 'names');
  const known = routes.map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return {method, path, pattern: toPattern(path)};
  });
  const paths = known.map(({path}) => path);
  const check = (line: number, route: string, method: string | undefined): PageFinding[] => {
    const bare = route.replace(/[.:]+$/, '').replace(/\/$/, '');
    const isOutside = [...outside].some((name) => bare === name || bare.startsWith(`${name}/`));
    if (bare === '' || isOutside) return [];
    if (/…|\.\.\.|\*/.test(bare)) {
      // What is left out leaves the level and the resource to be judged.
      const [begin] = /^\/v1\w*\/[\w-]+(?=\/)/.exec(bare) ?? [];
      return begin === undefined || paths.some((path) => path.startsWith(`${begin}/`))
        ? []
        : [
            {
              file: page.file,
              line,
              name: begin,
              message: `No route of ${version} begins with ${begin}/.${nearest(begin, paths)}`,
            },
          ];
    }
    const fitting = known.filter(({pattern}) => pattern.test(bare));
    if (fitting.length === 0) {
      const isPrefix = paths.some((path) => path.startsWith(`${bare}/`));
      // The beginning of all routes may be named with a method, and a shorter one without.
      if (isPrefix && (method === undefined || /\/v1$/.test(bare))) return [];
      return [
        {
          file: page.file,
          line,
          name: bare,
          message: `${bare} is no route of ${version}.${nearest(bare, paths)}`,
        },
      ];
    }
    if (method === undefined || method === 'HEAD' || fitting.some((one) => one.method === method))
      return [];
    return [
      {
        file: page.file,
        line,
        name: `${method} ${bare}`,
        message: `${bare} takes ${[...new Set(fitting.map((one) => one.method))].join(' or ')}, not ${method}, in ${version}.`,
      },
    ];
  };
  const stated = piecesOf(page)
    .filter(({kind}) => ['prose', 'bash', 'http', 'text', 'yaml'].includes(kind))
    .filter(({kind, text: piece}) => kind !== 'bash' || !/\bcurl\b/.test(piece))
    .flatMap(({line, text: piece}) =>
      [...piece.matchAll(ROUTE)].flatMap(([, method, route = '']) => check(line, route, method)),
    );
  const rows = page.statements.flatMap(({line, cells = []}) => {
    const method = cells
      .map((cell) => cell.replaceAll('`', ''))
      .find((cell) => /^(?:GET|POST|PUT|DELETE)$/.test(cell));
    if (!method) return [];
    return cells.flatMap((cell) => {
      const [, route] = /^`(\/v1[^`\s]*)`$/.exec(cell) ?? [];
      return route ? check(line, route, method) : [];
    });
  });
  return [
    ...stated,
    ...rows,
    ...page.fences
      .filter(({language}) => language === 'bash')
      .flatMap(({line, code}) =>
        curlCalls(code).flatMap((call) => check(line + 1 + call.line, call.route, call.method)),
      ),
  ];
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^${escaped.replace(/\{[^}]+:path\}/g, '.+?').replace(/\{[^}]+\}/g, '[^/]+?')}$`,
  );
}

/** Calls of curl with the route and the method that they send. */
function curlCalls(script: string): {line: number; route: string; method: string}[] {
  return [...script.matchAll(/\bcurl\b(?:\\\n|[^\n|;]|\n(?=[^\n]*'[^\n]*$))*/g)].flatMap(
    (match) => {
      const [call] = match;
      const route = /["']?(?:https?:\/\/[^\s"'/]+|\$\{?\w+\}?)(\/v1[^\s"'?\\]*)/.exec(call)?.[1];
      if (!route) return [];
      const method =
        /(?:-X\s*|--request[ =])["']?([A-Z]+)/.exec(call)?.[1] ??
        (/\s(?:-d|--data(?:-\w+)?|--json|-F|--form)\b/.test(call)
          ? 'POST'
          : /\s(?:-I|--head)\b/.test(call)
            ? 'HEAD'
            : 'GET');
      return [{line: script.slice(0, match.index).split('\n').length - 1, route, method}];
    },
  );
}
