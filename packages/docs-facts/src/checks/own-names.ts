/** Names that readers make up: a page marks them with `:own[…]`, in words that readers see. */
import type {Page} from './page';

/** The names that a page's marks give to its readers. */
export function ownNamesOf({marks}: Pick<Page, 'marks'>): string[] {
  return marks
    .filter(({kind}) => kind === 'own')
    .flatMap(({text}) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

/** Tells whether a name is one of the reader's, or has a part that only one of these has. */
export function isOwnName(
  name: string,
  own: readonly string[],
  commonParts: ReadonlySet<string>,
): boolean {
  return own
    .flatMap(partsOf)
    .filter((part) => !commonParts.has(part))
    .some((part) => name.toLowerCase().includes(part));
}

/** `remote::acme` has the part `acme`; `/v1alpha/clock/now` has `clock`. */
const partsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^a-z0-9_-]+/)
    .filter((part) => part.length > 2);
