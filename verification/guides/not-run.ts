import path from 'node:path';
import {readYaml} from '@docs-kit/docs-verify/yaml';
import schema from '../schemas/not-run.json';
import type {GuideFence} from '@docs-kit/docs-verify/guides/page';

/** Why a fence is not run, in the words that readers see after "Checked, not run: ". */
interface Rule {
  readonly reason: string;
  /** What the code of such a fence contains. */
  readonly code?: RegExp;
  /** Path of the pages, or id of the fences, for which the rule holds. */
  readonly place?: RegExp;
  readonly languages?: readonly string[];
  /** Path of the files for which the rule holds. */
  readonly file?: RegExp;
}

/** What `not-run.yaml` holds. */
interface NotRunData {
  readonly rules: readonly {
    readonly reason: string;
    readonly place?: string;
    readonly code?: string;
    readonly languages?: readonly string[];
    readonly of?: 'next' | 'releases';
  }[];
  readonly uses: string;
  readonly services: readonly {readonly place: string; readonly reason: string}[];
  readonly otherServers: Readonly<Record<string, string>>;
}

const {rules, uses, services, otherServers} = readYaml<NotRunData>(
  path.join(__dirname, '../not-run.yaml'),
  'verification/not-run.yaml',
  schema,
);

/** Folders of the guides of the unreleased version, and of releases. */
const folders = {next: /^docs\//, releases: /^versioned_docs\//};

/** A regular expression, between slashes where it has flags. */
function patternOf(text: string): RegExp {
  const [, source, flags] = /^\/(.*)\/([a-z]+)$/s.exec(text) ?? [];
  return new RegExp(source ?? text, flags);
}

const programs = ['bash', 'python', 'javascript'];
const servicePages = services.map(({place, reason}) => ({place: patternOf(place), reason}));

/** The first rule that takes a fence gives the reason. */
export const notRunRules: readonly Rule[] = [
  ...rules.map(({reason, place, code, languages, of}) => ({
    reason,
    languages,
    place: place === undefined ? undefined : patternOf(place),
    code: code === undefined ? undefined : patternOf(code),
    file: of && folders[of],
  })),
  ...servicePages.map((page) => ({...page, code: patternOf(uses), languages: programs})),
];

/** What one needs for the service that a page is about; undefined when runs have it. */
export function serviceReason(pageId: string): string | undefined {
  return servicePages.find(({place}) => place.test(pageId))?.reason;
}

/** Why a shown output is not compared; undefined when it is. */
export function reasonNotToCompare({id, code}: GuideFence): string | undefined {
  const [page = ''] = id.split('#');
  return otherServers[page] === code ? 'shows a server with other providers' : undefined;
}

/** Whether a program is a part of another one: a module of a package, or an excerpt. */
export function isCheckedOnly({language, code, title}: GuideFence): boolean {
  const isModule = language === 'python' && title?.includes('/') === true;
  // An indented one is put at its place in a file.
  return isModule || /^[ \t]/.test(code);
}

/** Why a fence is not run; undefined when it is. */
export function reasonNotToRun({id, file, language, code}: GuideFence): string | undefined {
  return notRunRules.find(
    (rule) =>
      (rule.code?.test(code) ?? true) &&
      (rule.place?.test(id) ?? true) &&
      (rule.languages?.includes(language) ?? true) &&
      (rule.file?.test(file) ?? true),
  )?.reason;
}
