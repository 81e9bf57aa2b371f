import {type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit} from 'yaml';
import {httpMethods} from './document';

/** A file of a specification's source. Paths are relative to the project's root, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What is wrong with a source file, where, and what to do about it. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

interface ParsedFile extends SourceFile {
  readonly document: Document.Parsed;
  readonly lineOf: (offset: number) => number;
}

/**
 * Checks the sources of one version's specifications before they are bundled: YAML syntax, every
 * `$ref` (RFC 3986 path and RFC 6901 pointer), and that each operation has one operationId of its
 * own within the version, a tag, a summary and a description.
 * @param files all files of the version: roots, resources and shared parts
 * @throws Error when there is no file to check
 */
export function checkSources(files: readonly SourceFile[]): Finding[] {
  if (files.length === 0)
    throw new Error('No specification to check: expected YAML files, found none.');
  const parsed = files.map(parse);
  const syntax = parsed.flatMap(syntaxFindings);
  if (syntax.length > 0) return syntax;
  const byPath = new Map(parsed.map((file) => [file.path, file]));
  return [
    ...parsed.flatMap((file) => referenceFindings(file, byPath)),
    ...operationFindings(parsed),
  ];
}

/** Writes a finding as one line: `openapi/next/stable.yaml:12: …`. */
export function formatFinding({path, line, message}: Finding): string {
  return `${path}:${line}: ${message}`;
}

function parse(file: SourceFile): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(file.text, {lineCounter: lines});
  return {...file, document, lineOf: (offset) => lines.linePos(offset).line};
}

function syntaxFindings({path, document, lineOf}: ParsedFile): Finding[] {
  return document.errors.map((error) => ({
    path,
    line: lineOf(error.pos[0]),
    message: `Not valid YAML: ${error.message.split('\n')[0]} Correct the syntax of this line or the one above it.`,
  }));
}

function referenceFindings(file: ParsedFile, files: ReadonlyMap<string, ParsedFile>): Finding[] {
  const findings: Finding[] = [];
  visit(file.document, {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.key) || pair.key.value !== '$ref' || !isScalar(pair.value)) return;
      if (isInsideExample(ancestors)) return;
      const reference = String(pair.value.value);
      const message = unresolved(reference, file, files);
      if (message) findings.push({path: file.path, line: lineAt(file, pair.value.range), message});
    },
  });
  return findings;
}

function isInsideExample(ancestors: readonly unknown[]): boolean {
  return ancestors.some((node) => {
    const key = (node as {key?: unknown}).key;
    return isScalar(key) && (key.value === 'example' || key.value === 'examples');
  });
}

function unresolved(
  reference: string,
  from: ParsedFile,
  files: ReadonlyMap<string, ParsedFile>,
): string | undefined {
  const [target = '', pointer = ''] = reference.split('#');
  const path = target === '' ? from.path : resolvePath(from.path, target);
  const file = files.get(path);
  if (!file) {
    return `$ref "${reference}" names ${path}, which does not exist. Correct the file name, relative to this file.`;
  }
  const segments = pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (file.document.hasIn(segments)) return undefined;
  return `$ref "${reference}" leads nowhere: ${path} has no "${segments.join(' > ')}". Add it there, or correct the pointer.`;
}

function resolvePath(from: string, target: string): string {
  const result = from.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') result.pop();
    else if (segment !== '.') result.push(segment);
  }
  return result.join('/');
}

function operationFindings(files: readonly ParsedFile[]): Finding[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const paths = file.document.get('paths');
    if (!isMap(paths)) return [];
    return paths.items.flatMap((pathPair) => {
      if (!isMap(pathPair.value)) return [];
      return pathPair.value.items.flatMap((pair) => {
        const method = isScalar(pair.key) ? String(pair.key.value) : '';
        if (!isHttpMethod(method) || !isMap(pair.value)) return [];
        const line = isScalar(pair.key) ? lineAt(file, pair.key.range) : 1;
        const where = `${method.toUpperCase()} ${isScalar(pathPair.key) ? String(pathPair.key.value) : ''}`;
        const report = (message: string): Finding => ({
          path: file.path,
          line,
          message: `${where} ${message}`,
        });
        const operationId = pair.value.get('operationId');
        const tags = pair.value.get('tags');
        const findings: Finding[] = [];
        if (typeof operationId !== 'string' || operationId === '') {
          findings.push(
            report(
              'has no operationId. Add one in camelCase: its kebab-case form is the address of the page.',
            ),
          );
        } else {
          const first = seen.get(operationId);
          if (first)
            findings.push(
              report(
                `repeats the operationId "${operationId}" of ${first}. Give each operation a name of its own.`,
              ),
            );
          else seen.set(operationId, `${file.path}:${line}`);
        }
        if (!isSeq(tags) || tags.items.length !== 1) {
          findings.push(
            report(
              'needs exactly one tag. Add `tags:` with the group under which its page stands.',
            ),
          );
        }
        for (const key of ['summary', 'description']) {
          const text = pair.value.get(key);
          if (typeof text !== 'string' || text.trim() === '') {
            findings.push(
              report(`has no ${key}. Readers see it on the page and in lists: write one.`),
            );
          }
        }
        return findings;
      });
    });
  });
}

function isHttpMethod(name: string): boolean {
  return (httpMethods as readonly string[]).includes(name);
}

function lineAt(file: ParsedFile, range: readonly number[] | null | undefined): number {
  return range ? file.lineOf(range[0] ?? 0) : 1;
}
