import {visit} from 'unist-util-visit';
import {parsePage} from '@docs-kit/docs-facts/markdown';

/** Where a component for writers has to appear. */
export const writerComponentPlaces = {
  registry: 'src/components/mdx/index.ts',
  page: 'src/pages/writing-components.mdx',
  test: 'tests/unit/components/writer-components.dom.test.tsx',
} as const;

/** What the places say of components. */
export interface WriterComponents {
  /** Folders of `src/components/mdx`. */
  readonly folders: readonly string[];
  /** Names that pages may use without an import, with the exports of their folders. */
  readonly registered: readonly string[];
  /** Text of the page that shows them. */
  readonly page: string;
  /** Text of the test that renders them. */
  readonly test: string;
}

/**
 * Finds components for writers that are missing in one of their places.
 * @returns one line for each: the component, the file and what to do
 * @throws Error when there is no component
 */
export function missingWriterComponents({
  folders,
  registered,
  page,
  test,
}: WriterComponents): string[] {
  if (folders.length === 0) throw new Error('There is no component for writers.');
  const {registry, page: pageFile, test: testFile} = writerComponentPlaces;
  const shown = componentsOn(pageFile, page);
  return [
    ...folders
      .filter((name) => !registered.includes(name))
      .map((name) => `${name} is unknown to writers: add it to writerComponents in ${registry}.`),
    ...registered
      .filter((name) => !shown.has(name))
      .map((name) => `${name} has no example on ${pageFile}: show it there, outside a fence.`),
    ...registered
      .filter((name) => !new RegExp(`<${name}\\b`).test(test))
      .map((name) => `${name} is rendered by no test: add one to ${testFile}.`),
  ];
}

/** Names of the components on a page, also inside paragraphs, but not inside fences. */
function componentsOn(file: string, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  visit(parsePage(file, text), (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name) names.add(node.name);
  });
  return names;
}
