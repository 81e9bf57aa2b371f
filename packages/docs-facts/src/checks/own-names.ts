/** Names that readers make up: a page marks them with `:own[…]`, in words that readers see. */
import type {Page} from './page';

/** The names that a page's marks give to its readers. */
export function ownNamesOf({marks}: Pick<Page, 'marks'>): string[] {
  return marks
    .filter(({kind}) => kind === 'own')
    .flatMap(({text}) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

/** Tells whether a name is one of the reader's, or has a part that only one of these has. */
export function isOwnName(name: string, own: readonly string[]): boolean {
  return own.flatMap(partsOf).some((part) => name.toLowerCase().includes(part));
}

/** `remote::acme` makes `acme` the reader's own; `/v1alpha/clock/now` makes `clock` and `now`. */
function partsOf(name: string): string[] {
  const parts = name.toLowerCase().split(/[^a-z0-9_-]+/);
  return parts.filter((part) => part.length > 2 && !COMMON_PARTS.has(part));
}

/** Parts that own names share with those of the framework. */
const COMMON_PARTS = new Set([
  'remote',
  'inline',
  'llama_stack',
  'llama_stack_client',
  'providers',
  'tests',
  'v1alpha',
  'v1beta',
  'inference',
  'vector_io',
  'unit',
  'integration',
  'config',
  'get',
  'post',
  'put',
  'delete',
  'now',
]);
