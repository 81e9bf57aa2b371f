import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {type InlineCode, inlineCode, withScripts} from '../../src/headers/inline-code';
import {
  contentSecurityPolicy,
  type Policy,
  withoutStyleAttributes,
  withPolicy,
} from '../../src/headers/policy';
import {headersFile, nginxHeaders, securityHeaders} from '../../src/headers/servers';
import {writeWhole} from './writing';

/**
 * Shortens the scripts that stand in the pages of a build, writes its Content Security Policy into
 * each, and the headers of every answer into a file that nginx reads. It runs after the build
 * because it has to know all pages as they are published: steps within the build run at the same
 * time.
 * @param folder a finished build; one that has its policy gets it anew
 * @returns how many pages have the policy, and the policy
 * @throws Error when there is no page, one has code that no policy can allow, or a file cannot be
 * written
 */
export function finishBuild(folder: string): {readonly pages: number; readonly policy: Policy} {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort();
  if (files.length === 0) throw new Error(`${folder} has no page. Is it a finished build?`);
  const read = (file: string): string =>
    withoutStyleAttributes(readFileSync(path.join(folder, file), 'utf8'));
  const code = codeOf(files, read);
  const short = new Map(code.scripts.map((script) => [script, minified(script)]));
  const policy = contentSecurityPolicy({...code, scripts: [...short.values()]});
  for (const file of files) {
    writeWhole(path.join(folder, file), withPolicy(withScripts(read(file), short), policy));
  }
  writeWhole(path.join(folder, headersFile), nginxHeaders(securityHeaders(policy)));
  return {pages: files.length, policy};
}

/**
 * The same script in fewer bytes. Pages share a few, which Docusaurus would shorten in each of them.
 * A script of one line is left as it is: it is short already, and minified again it would change.
 */
function minified(script: string): string {
  if (!script.includes('\n')) return script;
  return transformSync(script, {minify: true, target: 'es2017'}).code.trim();
}

/** Code of all pages; each text once. */
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
