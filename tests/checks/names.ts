/** Names of this product alone: provider types, paths of the repository, images. */
import {
  nearest,
  outsideNames,
  perVersion,
  type Page,
  type PageFinding,
  piecesOf,
} from '@docs-kit/docs-facts/checks';
import type {SiteFacts} from './facts';

/** Provider types that no API of the version has. */
export function unknownProviderTypes(page: Page, facts: SiteFacts, text: string): PageFinding[] {
  const {data, version} = facts;
  const outside = outsideNames(text, facts, 'names');
  const types = new Set(data.providers.providers.map(({type}) => type));
  return piecesOf(page).flatMap(({line, text}) =>
    [...text.matchAll(/(?<![\w:-])(?:inline|remote)::[A-Za-z0-9_-]+(?:::[A-Za-z0-9_-]+)*/g)]
      .map(([type]) => type)
      .filter((type) => !types.has(type) && !outside.has(type))
      .filter((type) => !/::(?:[A-Z_]+|[a-z])$/.test(type))
      .map((type) => ({
        file: page.file,
        line,
        name: type,
        message: `"${type}" is no provider type of ${version}.${nearest(type, types)}`,
      })),
  );
}

/** Files and folders of the framework's repository. */
const knownPaths = perVersion(
  ({data}: SiteFacts): ReadonlySet<string> =>
    new Set(
      data.framework.paths.flatMap((file) =>
        file.split('/').map((_, index, all) => all.slice(0, index + 1).join('/')),
      ),
    ),
);

/** Paths of the framework's repository, in words and in addresses. */
export function unknownPaths(page: Page, facts: SiteFacts, text: string): PageFinding[] {
  const {version} = facts;
  const known = knownPaths(facts);
  const own = (path: string): boolean => !/llama[-_ ]?stack/i.test(text) || path === '';
  const exists = (path: string): boolean => {
    const bare = path.replace(/\/$/, '');
    if (/[*<{…]/.test(bare)) return true;
    return known.has(bare);
  };
  return [
    ...piecesOf(page),
    ...page.links.map(({line, url}) => ({line, text: url, kind: 'link'})),
  ].flatMap(({line, text: piece}) =>
    [
      ...piece.matchAll(
        /(?:github\.com\/llamastack\/llama-stack\/(?:blob|tree|raw)\/[^/\s]+\/|raw\.githubusercontent\.com\/llamastack\/llama-stack\/[^/\s]+\/|(?<![\w./~${}-]))((?:llama_stack|scripts|tests|benchmarking|docs\/(?:source|zero_to_hero_guide|notebooks|openapi_generator))\/[\w./*{}<>-]*[\w}*>])/g,
      ),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !exists(path) && !own(path))
      .map((path) => ({
        file: page.file,
        line,
        name: path,
        message: `"${path}" is no path of the framework's repository in ${version}.`,
        suggest: () => nearest(path, known),
      })),
  );
}

/** Images of containers, with their tags. */
export function unknownImages(page: Page, facts: SiteFacts, text: string): PageFinding[] {
  const own = facts.data.distributions.distributions.flatMap(
    ({containerImage}) => containerImage ?? [],
  );
  const outside = outsideNames(text, facts, 'names');
  const {releases} = facts;
  return piecesOf(page).flatMap(({line, text: piece}) =>
    [
      ...piece.matchAll(
        /(?<![\w./@-])(?:docker\.io\/)?((?:llamastack\/(?!llama-stack)|[a-z\d-]+\/distribution-)[\w.-]*\w)(?::([\w.-]*\w))?/g,
      ),
    ].flatMap(([, image = '', tag]) => {
      const finding = (message: string): PageFinding => ({
        file: page.file,
        line,
        name: image,
        message,
      });
      if (
        !own.includes(image) &&
        !outside.has(image) &&
        (tag !== undefined || image.includes('/distribution-'))
      )
        return [
          finding(`"${image}" is no image that the project publishes.${nearest(image, own)}`),
        ];
      if (tag === undefined && !image.includes('/distribution-')) return [];
      return tag === undefined ||
        ['latest', 'dev', ...releases].includes(tag) ||
        outside.has(`${image}:${tag}`)
        ? []
        : [finding(`"${image}" has no tag "${tag}". Use ${releases[0] ?? 'dev'}, or latest.`)];
    }),
  );
}
