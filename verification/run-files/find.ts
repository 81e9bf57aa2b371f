import {parseAllDocuments} from 'yaml';
import {isMap, known, type YamlMap} from './known';
import type {GuideFence} from '@docs-kit/docs-verify/guides/page';

/** What a fence holds for a server: a file that it starts with, or a part of one. */
export interface RunFileSample {
  readonly isWhole: boolean;
  readonly content: YamlMap;
}

const languages: ReadonlySet<string> = new Set(['yaml', 'yml']);

/**
 * Finds the run files in a fence, whole or in part: the fence itself, or texts of a ConfigMap, which
 * are whole.
 */
export function runFilesOf({
  language,
  code,
}: Pick<GuideFence, 'language' | 'code'>): RunFileSample[] {
  return languages.has(language) ? documentsOf(code).flatMap(runFilesIn) : [];
}

function runFilesIn(document: unknown): RunFileSample[] {
  if (isMap(document) && known.sections.some((section) => section in document)) {
    const isWhole = ['version', 'apis', 'providers'].every((section) => section in document);
    return [{isWhole, content: document}];
  }
  return embeddedRunFiles(document)
    .flatMap(documentsOf)
    .filter(isMap)
    .map((content) => ({isWhole: true, content}));
}

/**
 * The texts of the run files inside a parsed YAML document: strings of a ConfigMap of Kubernetes.
 */
export function embeddedRunFiles(document: unknown): readonly string[] {
  if (typeof document === 'string') return /^providers:/m.test(document) ? [document] : [];
  if (Array.isArray(document)) return document.flatMap(embeddedRunFiles);
  return isMap(document) ? Object.values(document).flatMap(embeddedRunFiles) : [];
}

const documentsOf = (text: string): unknown[] =>
  parseAllDocuments(text).map((document): unknown => document.toJS());

/**
 * The command of a page that starts a server with the run file in a fence; undefined for every other
 * fence, and when the page has none.
 * @param fences the fences of the page, or of many
 */
export function startedWith(
  fence: GuideFence,
  fences: readonly GuideFence[],
): GuideFence | undefined {
  const {id, title} = fence;
  if (title === undefined || !runFilesOf(fence).some(({isWhole}) => isWhole)) return undefined;
  return fences.find(
    (other) =>
      other.language === 'bash' &&
      pageIdOf(other.id) === pageIdOf(id) &&
      startedFiles(other).has(title),
  );
}

/** The files with which a fence starts servers. */
function startedFiles({code}: GuideFence): ReadonlySet<string> {
  const commands = code.matchAll(/\bllama stack run (?:\.\/)?(\S+)/g);
  return new Set([...commands].map(([, file = '']) => file));
}

const pageIdOf = (fenceId: string): string => fenceId.split('#', 1)[0] ?? '';

/** Whether a server is started with a fence by itself, and not by a command of its page. */
export function isStarted(fence: GuideFence, fences: readonly GuideFence[]): boolean {
  return runFilesOf(fence).length > 0 && startedWith(fence, fences) === undefined;
}
