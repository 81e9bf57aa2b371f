import path from 'node:path';
import {programLanguages} from '@docs-kit/docs-verify/guides/outputs';
import type {GuideFence} from '@docs-kit/docs-verify/guides/page';
import type {Quote} from '@docs-kit/docs-verify/messages/quotes';
import {readYaml} from '@docs-kit/docs-verify/yaml';
import schema from './schemas/not-run.json';

/** A rule of `not-run.yaml`: a reason with the patterns that all must match. */
interface RuleData {
  /** Why something is not run, in the words that readers see after "Checked, not run: ". */
  readonly reason: string;
  readonly place?: string;
  readonly code?: string;
  readonly message?: string;
  readonly error?: string;
  readonly languages?: readonly string[];
  readonly of?: 'next' | 'releases';
}

interface NotRunData {
  readonly proof: Readonly<Record<string, string>>;
  readonly operations: Readonly<Record<string, string>>;
  readonly fences: readonly RuleData[];
  readonly uses: string;
  readonly services: readonly RuleData[];
  readonly messages: readonly RuleData[];
  readonly servers: readonly RuleData[];
  readonly unreachable: {readonly error: string; readonly reasons: readonly RuleData[]};
  readonly otherServers: Readonly<Record<string, string>>;
}

const data = readYaml<NotRunData>(
  path.join(__dirname, 'not-run.yaml'),
  'verification/not-run.yaml',
  schema,
);

/** A regular expression, between slashes where it has flags. */
function patternOf(text: string): RegExp {
  const [, source, flags] = /^\/(.*)\/([a-z]+)$/s.exec(text) ?? [];
  return new RegExp(source ?? text, flags);
}

/** What is known of something by name: its place, code, language, error. */
type Facts = Readonly<Record<string, string>>;

interface Rule {
  readonly reason: string;
  /** What the facts of these names must match. */
  readonly patterns: readonly (readonly [fact: string, pattern: RegExp])[];
}

/** Folders of the guides of the unreleased version, and of releases. */
const folders = {next: /^docs\//, releases: /^versioned_docs\//};

function ruleOf({reason, languages, of, ...patterns}: RuleData): Rule {
  return {
    reason,
    patterns: [
      ...Object.entries(patterns).map(([fact, text]) => [fact, patternOf(text)] as const),
      ...(languages ? [['language', new RegExp(`^(?:${languages.join('|')})$`)] as const] : []),
      ...(of ? [['file', folders[of]] as const] : []),
    ],
  };
}

/** The reason of the first rule that takes something. */
const reasonIn = (rules: readonly Rule[], facts: Facts): string | undefined =>
  rules.find(({patterns}) => patterns.every(([fact, pattern]) => pattern.test(facts[fact] ?? '')))
    ?.reason;

const services = data.services.map(ruleOf);
/** The first rule that takes a fence gives the reason. */
export const fenceRules: readonly Rule[] = [
  ...data.fences,
  ...data.services.map((service) => ({...service, code: data.uses, languages: programLanguages})),
].map(ruleOf);
const messages = data.messages.map(ruleOf);
const servers = data.servers.map(ruleOf);
const unreachable = patternOf(data.unreachable.error);
const unreachableReasons = data.unreachable.reasons.map(ruleOf);

/** Why samples call the client in a way that its release does not know. */
export const otherClient = 'needs another client than the released one';

/** Why the samples of an operation are not run; undefined when they are. */
export function reasonWithoutSamples(operationId: string): string | undefined {
  return data.operations[operationId];
}

/** Why a fence is not run; undefined when it is. */
export function reasonNotToRun({id, file, language, code}: GuideFence): string | undefined {
  return reasonIn(fenceRules, {place: id, file, language, code});
}

/** Why no run provokes a message. */
export function reasonNotProvoked({page, message}: Quote): string {
  return (
    reasonIn(messages, {place: page, message}) ??
    reasonIn(services, {place: page}) ??
    'comes in a situation that no run makes'
  );
}

/**
 * Why a server cannot start here, which the error that ended it must show; undefined when its run file
 * is at fault.
 * @param error the error on one line
 */
export function reasonNotToStart(page: string, error: string): string | undefined {
  const reason = reasonIn(servers, {error});
  if (reason !== undefined || !unreachable.test(error)) return reason;
  return reasonIn(services, {place: page}) ?? reasonIn(unreachableReasons, {error});
}

/** All that can be said of a page's run files that do not start. */
export function possibleReasons(page: string): string[] {
  const service = reasonIn(services, {place: page});
  return [
    ...servers.map(({reason}) => reason),
    ...(service === undefined ? unreachableReasons.map(({reason}) => reason) : [service]),
  ];
}

/** Why a shown output is not compared; undefined when it is. */
export function reasonNotToCompare({id, code}: GuideFence): string | undefined {
  const [page = ''] = id.split('#');
  return data.otherServers[page] === code ? 'shows a server with other providers' : undefined;
}

/** Whether a program is a part of another one: a module of a package, or an excerpt. */
export function isCheckedOnly({language, code, title}: GuideFence): boolean {
  const isModule = language === 'python' && title?.includes('/') === true;
  // An indented one is put at its place in a file.
  return isModule || /^[ \t]/.test(code);
}

/**
 * Whether a text shows that a reason is true: it has what the reason names, or the words of `proof`. A
 * reason that names nothing, such as one about time, needs no proof.
 * @param text the page and the sample that is not run
 */
export function isProven(reason: string, text: string): boolean {
  const named = /^needs (?:an account at )?(.+)$/.exec(reason)?.[1];
  const proof = data.proof[reason];
  if (proof !== undefined) return patternOf(proof).test(text);
  return named === undefined || text.toLowerCase().includes(named.toLowerCase());
}
