import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isScalar, LineCounter, parseDocument, Scalar, visit} from 'yaml';
import {projectRoot} from './specifications';

/** A description of a specification, which pages show as Markdown. */
export interface DescriptionText {
  readonly file: string;
  /** Line of the file on which the text begins. */
  readonly line: number;
  readonly text: string;
}

/**
 * Reads the descriptions of all specifications.
 * @throws Error when there is none
 */
export function readDescriptions(): DescriptionText[] {
  const folder = path.join(projectRoot, 'openapi');
  const found = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => `openapi/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => descriptionsIn(file, readFileSync(path.join(projectRoot, file), 'utf8')));
  if (found.length === 0) throw new Error('No specification has a description.');
  return found;
}

/** Lists the descriptions of a specification, in YAML. */
export function descriptionsIn(file: string, yaml: string): DescriptionText[] {
  const lineCounter = new LineCounter();
  const found: DescriptionText[] = [];
  visit(parseDocument(yaml, {lineCounter}), {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      if (key.value !== 'description' || !value.range) return;
      const {line} = lineCounter.linePos(value.range[0]);
      const isBlock = value.type === Scalar.BLOCK_LITERAL || value.type === Scalar.BLOCK_FOLDED;
      found.push({file, line: isBlock ? line + 1 : line, text: value.value});
    },
  });
  return found;
}
