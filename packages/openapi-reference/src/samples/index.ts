import {type ApiModel, type Operation, successBodies} from '@docs-kit/openapi-model';
import {type ExampleRequest, exampleRequest, type RequestOptions} from './example-values';
import {generators as ownGenerators} from './generators';
import type {Program, SampleGenerator, SampleTarget, ServerTraits} from './program';
import {findSdkMethod, type SampleClient} from './sdk-method';

export type {RequestOptions} from './example-values';
export {inventValue} from './invented-values';
export type {Program, SampleGenerator, SampleTarget, ServerTraits} from './program';
export type {ResponseNames} from './response-summary';
export type {SampleClient, SdkMethod, SdkParameter} from './sdk-method';

/** One program that calls an operation. */
export interface CodeSample extends Program {
  /** Language and value of the tab: remembered for the whole site. */
  readonly id: string;
  readonly label: string;
  /** Language of the highlighter. */
  readonly language: string;
  /** Whether the program reads an event stream. */
  readonly streaming: boolean;
  /** What came of running the program, in words for readers. */
  readonly verification?: string;
}

/** An entry of `languageTabs` in the configuration of the OpenAPI theme. */
export interface LanguageTab {
  readonly language: string;
  /** Language of the highlighter. */
  readonly highlight: string;
  /** The tab's text, where it is not that of the generator. */
  readonly label?: string;
}

export interface SampleOptions extends RequestOptions {
  /** The languages, in the order of their tabs. */
  readonly tabs: readonly LanguageTab[];
  /** Generators beside those of this package, by language. */
  readonly generators?: Readonly<Record<string, SampleGenerator>>;
  /** Client libraries, by language. */
  readonly clients?: Readonly<Record<string, SampleClient>>;
  readonly server?: ServerTraits;
}

/**
 * Writes the programs that call an operation, in the order of their tabs: one of each language that
 * waits for the whole response, then one of each that reads it as a stream, each set if the operation
 * can answer so. There is none for a webhook, which the server calls.
 * @throws Error when no generator writes the language of a tab
 */
export function writeSamples(
  operation: Operation,
  model: ApiModel,
  options: SampleOptions,
): CodeSample[] {
  const targets = options.tabs.map((tab) => ({
    tab,
    generator: generatorOf(tab, options),
    target: targetOf(tab, operation, options),
  }));
  const needed = new Set(
    targets
      .flatMap(({target}) => target.method?.parameters ?? [])
      .filter(({required}) => required)
      .map(({name}) => name),
  );
  if (operation.isWebhook) return [];
  return answersOf(operation).flatMap((streaming) => {
    const request: ExampleRequest = exampleRequest(operation, model, streaming, needed, options);
    return targets.map(({tab, generator, target}) => ({
      id: tab.language,
      label: tab.label ?? generator.label,
      language: tab.highlight,
      streaming,
      ...generator.write(request, target),
    }));
  });
}

function generatorOf({language}: LanguageTab, {generators}: SampleOptions): SampleGenerator {
  const known = {...ownGenerators, ...generators};
  const found = known[language];
  if (found) return found;
  throw new Error(
    `languageTabs: expected languages that have a generator (${Object.keys(known).sort().join(', ')}), found "${language}". Take the tab out, or write samples/generators/${language}.ts in packages/openapi-reference and name it in index.ts beside it, or in the option "generators".`,
  );
}

function targetOf(
  {language}: LanguageTab,
  operation: Operation,
  {clients, server = {}}: SampleOptions,
): SampleTarget {
  const client = clients?.[language];
  return {server, client, method: client && findSdkMethod(client.methods, operation)};
}

/** The ways in which an operation can answer: `false` as a whole, `true` as a stream. */
function answersOf(operation: Operation): boolean[] {
  const mediaTypes = successBodies(operation).map(({mediaType}) => mediaType);
  if (!mediaTypes.includes('text/event-stream')) return [false];
  return operation.streamOnly || mediaTypes.length === 1 ? [true] : [false, true];
}
