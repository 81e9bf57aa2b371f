import type {Composed} from '@docs-kit/openapi-overlays';
import {slugOf} from '@docs-kit/openapi-model/document';
import {apiLevel, landingPages} from '../site/api-levels';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Addresses of the operations of a version, below its path: `/api/list-models`. */
export function operationAddresses({levels}: Pick<Composed, 'levels'>): ReadonlySet<string> {
  return new Set(
    [...levels].flatMap(([id, {root, whole}]) =>
      Object.keys(root.paths as object).flatMap((path) => {
        const item = (whole.paths as Record<string, Record<string, {operationId?: unknown}>>)[path];
        return methods.flatMap((method) => {
          const name = item?.[method]?.operationId;
          return typeof name === 'string' ? [`/${apiLevel(id).folder}/${slugOf(name)}`] : [];
        });
      }),
    ),
  );
}

/** The operations of a version, and the path of its pages. */
export interface OperationPages {
  readonly path: string;
  readonly addresses: ReadonlySet<string>;
}

/**
 * Where the addresses of operations lead that a version no longer has: to the same operation of
 * another level, to that of the latest release, or to the page of the level.
 * @param before addresses that the version had
 * @returns new addresses by former ones, each with the path of its version
 */
export function placesOfGone(
  before: ReadonlySet<string>,
  version: OperationPages,
  latest: OperationPages,
): ReadonlyMap<string, string> {
  const gone = [...before].filter((address) => !version.addresses.has(address));
  return new Map(
    gone.sort().map((address) => {
      const [, folder = '', slug = ''] = address.split('/');
      const [place] = [version, latest].flatMap(({path, addresses}) =>
        [...addresses].filter((one) => one.endsWith(`/${slug}`)).map((one) => path + one),
      );
      return [version.path + address, place ?? version.path + (landingPages[`/${folder}`] ?? '')];
    }),
  );
}
