import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {listFiles} from './archives';
import {type InlineCode, inlineCode, withScripts} from './inline-code';
import {
  contentSecurityPolicy,
  type Policy,
  type PolicyOptions,
  withoutStyleAttributes,
  withPolicy,
} from './policy';
import {headersFile, linkHeader, nginxHeaders, securityHeaders} from './servers';
import {writeFileAtomic} from './writing';

/** What the end of a build needs to know of the site. */
export interface FinishOptions extends PolicyOptions {
  /** Paths of files that every answer leads to, by their relation: `{index: '/llms.txt'}`. */
  readonly links?: Readonly<Record<string, string>>;
}

/**
 * Writes the Content Security Policy into each page of a build and minifies inline scripts. It also
 * writes the headers of every answer into a file that nginx reads. It runs after the build because
 * the policy depends on all pages as they are published.
 * @param folder a finished build; running again on the same folder gives the same result
 * @returns the number of pages, and their policy
 * @throws Error when there is no page, one has code that no policy can allow, or a file cannot be
 * written
 */
export function finishBuild(
  folder: string,
  {links = {}, ...options}: FinishOptions = {},
): {readonly pages: number; readonly policy: Policy} {
  // A folder can end so too: `/guide.html` of a site whose pages are indexes of folders.
  const files = listFiles(folder).filter((file) => file.endsWith('.html'));
  if (files.length === 0) throw new Error(`${folder} has no page. Is it a finished build?`);
  const read = (file: string): string =>
    withoutStyleAttributes(readFileSync(path.join(folder, file), 'utf8'));
  const code = codeOf(files, read);
  const short = new Map(code.scripts.map((script) => [script, minified(script)]));
  const policy = contentSecurityPolicy({...code, scripts: [...short.values()]}, options);
  for (const file of files) {
    writeFileAtomic(path.join(folder, file), withPolicy(withScripts(read(file), short), policy));
  }
  writeFileAtomic(
    path.join(folder, headersFile),
    nginxHeaders({...securityHeaders(policy), ...linkHeader(links)}),
  );
  return {pages: files.length, policy};
}

/**
 * Minifies a script. Pages share a few scripts, and Docusaurus would minify them in each page again.
 * A script of one line is left alone: it is minified already, and a second run could change it.
 */
function minified(script: string): string {
  if (!script.includes('\n')) return script;
  return transformSync(script, {minify: true, target: 'es2017'}).code.trim();
}

/** Inline code of all pages, without repetition. */
function codeOf(files: readonly string[], read: (file: string) => string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const attributes: string[] = [];
  for (const file of files) {
    const code = inlineCode(read(file));
    for (const script of code.scripts) scripts.add(script);
    for (const style of code.styles) styles.add(style);
    attributes.push(...code.attributes.map((attribute) => `${file}: ${attribute}`));
  }
  return {scripts: [...scripts], styles: [...styles], attributes};
}
