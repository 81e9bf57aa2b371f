import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  lint,
  loadConfig,
  type NormalizedProblem,
  Source,
} from '@redocly/openapi-core';
import type {OpenApiDocument} from '@docs-kit/openapi-model/document';
import type {Place} from '@docs-kit/openapi-overlays';
import {isNode, type Node, sortKeys} from '@docs-kit/openapi-overlays/kinds';

/** A specification that was read, or what is wrong with its sources. */
export type ReadSpecification =
  | {readonly document: OpenApiDocument; readonly problems?: undefined}
  | {readonly problems: readonly string[]};

export interface SpecificationOptions {
  /** Documents by their names, the root first; references between them are `NAME#POINTER`. */
  readonly documents: Readonly<Record<string, object>>;
  /** File with the rules of Redocly; without it the structure alone is checked. */
  readonly rules?: string;
  /** Whether components are in the order of the second document; otherwise, as the paths use them. */
  readonly keepsOrder?: boolean;
  /** Where a node of a document is written. */
  readonly placeOf: (name: string, pointer: string) => Place;
}

/**
 * Reads a specification from its documents, as one: every reference points into it.
 * @returns the document; or the mistakes in its sources, a line each: `openapi/api.yaml:12: …`
 */
export async function readSpecification({
  documents,
  rules,
  keepsOrder,
  placeOf,
}: SpecificationOptions): Promise<ReadSpecification> {
  const config = await configOf(rules);
  const [ref = ''] = Object.keys(documents);
  /** Documents in the place of files. They are copies, because Redocly changes what it bundles. */
  const held = () => {
    const externalRefResolver = new BaseResolver(config.resolve);
    for (const [name, parsed] of Object.entries(structuredClone(documents))) {
      resolveMappedNames(parsed);
      const file = externalRefResolver.resolveExternalRef(null, name);
      const document = {source: new Source(name, ''), parsed};
      externalRefResolver.cache.set(file, Promise.resolve(document));
    }
    return {ref, config, externalRefResolver};
  };
  let parsed: OpenApiDocument & Node;
  try {
    const problems = await lint(held());
    if (problems.length > 0) {
      return {problems: [...new Set(problems.map((problem) => describe(problem, placeOf)))]};
    }
    ({parsed} = (await bundle(held())).bundle as {parsed: OpenApiDocument & Node});
  } catch (error) {
    // Redocly throws at a document of another kind or release, and at a reference that leads to itself.
    const {file, line} = placeOf(ref, '');
    return {problems: [`${file}:${line}: ${(error as Error).message}`]};
  }
  const [, whole] = Object.values(documents) as (Node | undefined)[];
  if (keepsOrder && isNode(parsed.components) && isNode(whole?.components)) {
    inOrderOf(whole.components, parsed.components, 2);
  }
  return {document: parsed};
}

/**
 * Writes references for names of schemas in the mappings of discriminators. OpenAPI admits both; Redocly resolves
 * references alone, and takes a name for a file.
 */
function resolveMappedNames(document: object): void {
  const {components} = document as {readonly components?: {readonly schemas?: Node}};
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const {discriminator} = value;
    if (isNode(discriminator) && isNode(discriminator.mapping)) {
      const {mapping} = discriminator;
      for (const [key, name] of Object.entries(mapping)) {
        if (typeof name !== 'string' || !Object.hasOwn(components?.schemas ?? {}, name)) continue;
        mapping[key] = `#/components/schemas/${name}`;
      }
    }
    Object.values(value).forEach(visit);
  };
  visit(document);
}

/** Brings the keys of a node into the order of another one, and those of the nodes below it. */
function inOrderOf(model: Node, node: Node, depth: number): void {
  const names = Object.keys(model);
  sortKeys(node, (key) => names.indexOf(key));
  for (const [key, value] of Object.entries(node)) {
    const below = model[key];
    if (depth > 1 && isNode(below) && isNode(value)) inOrderOf(below, value, depth - 1);
  }
}

function configOf(rules: string | undefined): Promise<Config> {
  return rules === undefined
    ? createConfig({rules: {struct: 'error', 'no-unresolved-refs': 'error'}})
    : loadConfig({configPath: rules});
}

/** The first place of a problem, what is wrong there, and the rule that says so. */
function describe(
  {location: [location], message, suggest, ruleId}: NormalizedProblem,
  placeOf: SpecificationOptions['placeOf'],
): string {
  const advice = suggest.length > 0 ? ` Did you mean ${suggest.join(' or ')}?` : '';
  const text = `${message.replace(/\s+/g, ' ').trim()}${advice} (${ruleId})`;
  if (!location) return text;
  const pointer = (location.pointer ?? '').replace(/^#/, '');
  const {file, line} = placeOf(location.source.absoluteRef, pointer);
  return `${file}:${line}: ${text}`;
}
