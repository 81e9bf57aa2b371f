import {createHash} from 'node:crypto';
import type {InlineCode} from './inline-code';

/** Directives that a policy has only as a header: a page cannot say them of itself. */
const headerOnly = ["frame-ancestors 'none'"];

/** A Content Security Policy in the two places that it can be given. */
export interface Policy {
  readonly header: string;
  /** Content of `<meta http-equiv="Content-Security-Policy">`. */
  readonly meta: string;
}

/**
 * Writes the Content Security Policy of a site that loads nothing from elsewhere: scripts and style
 * sheets are its own files, or stand in a page and are known by their hashes.
 * @param code what stands in the pages of the site
 * @throws Error that names an attribute which no such policy allows
 */
export function contentSecurityPolicy(code: InlineCode): Policy {
  const [attribute] = code.attributes;
  if (attribute) {
    throw new Error(
      `${attribute} is code in an attribute, which the Content Security Policy forbids. Move a style into a style sheet, and a handler into a script; src/headers/policy.ts replaces what Docusaurus itself writes.`,
    );
  }
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes(code.scripts)].join(' ')}`,
    `style-src ${["'self'", ...hashes(code.styles)].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // `packages/page-plugins/src/trusted-types` has the one policy that pages make.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  return {header: [...directives, ...headerOnly].join('; '), meta: directives.join('; ')};
}

function hashes(texts: readonly string[]): string[] {
  const known = texts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(known)].sort();
}

/** The one style attribute that Docusaurus writes, and an attribute with the same effect that is none. */
const hiddenSprite = {
  styled: '<svg xmlns="http://www.w3.org/2000/svg" style="display: none;">',
  plain: '<svg xmlns="http://www.w3.org/2000/svg" display="none">',
};

/** Replaces what Docusaurus writes into each page and the policy forbids. */
export function withoutStyleAttributes(html: string): string {
  return html.replaceAll(hiddenSprite.styled, hiddenSprite.plain);
}

const existing = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/**
 * Puts a policy into a page, before anything that it judges; one that is there already goes.
 * @throws Error when the page names no character set, after which it belongs
 */
export function withPolicy(html: string, {meta}: Policy): string {
  const page = html.replace(existing, '');
  const charset = /<meta charset=[^>]*>/i.exec(page)?.[0];
  if (!charset) throw new Error('The page has no <meta charset>, after which its policy belongs.');
  return page.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${meta}">`,
  );
}
