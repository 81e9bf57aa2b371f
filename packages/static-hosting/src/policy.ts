import {createHash} from 'node:crypto';
import type {InlineCode} from './inline-code';

/** Directives that work only in a header: browsers ignore them in a page. */
const headerOnly = ["frame-ancestors 'none'"];

/** What the pages of a site need besides their own files. */
export interface PolicyOptions {
  /**
   * Names of the Trusted Types policies that pages create. Without names, the policy does not
   * require Trusted Types, because the stock theme of Docusaurus does not work with them.
   */
  readonly trustedTypes?: readonly string[];
  /** Allows `style` attributes, which the stock theme writes around code. Off unless told. */
  readonly styleAttributes?: boolean;
  /**
   * What pages load from elsewhere, such as `{img: ['https://badges.example']}`. Without it browsers block
   * these files, and readers see gaps.
   */
  readonly origins?: Readonly<Partial<Record<ResourceKind, readonly string[]>>>;
}

/** Kinds of resources in the names of the directives: https://www.w3.org/TR/CSP3/#directives-fetch */
export type ResourceKind = 'script' | 'style' | 'img' | 'font' | 'connect' | 'frame' | 'media';

/** A Content Security Policy in the two places that it can be given. */
export interface Policy {
  readonly header: string;
  /** Content of `<meta http-equiv="Content-Security-Policy">`. */
  readonly meta: string;
}

/**
 * Writes the Content Security Policy of a site that loads nothing from elsewhere but what its options name:
 * scripts and style sheets are files of the site, or inline code that is allowed by its hash.
 * @param code the inline code of all pages
 * @throws Error that names an attribute which the policy forbids
 */
export function contentSecurityPolicy(
  code: InlineCode,
  {trustedTypes = [], styleAttributes = false, origins = {}}: PolicyOptions = {},
): Policy {
  const forbidden = code.attributes.find(
    (attribute) => !styleAttributes || !/(?:^|: )<\S+ style=/.test(attribute),
  );
  if (forbidden !== undefined) {
    throw new Error(
      `${forbidden} is code in an attribute, which the Content Security Policy forbids. Move a style into a style sheet, and a handler into a script; the option styleAttributes allows styles.`,
    );
  }
  const allow = (kind: ResourceKind, ...own: readonly string[]): string =>
    [`${kind}-src`, ...own, ...(origins[kind] ?? [])].join(' ');
  const directives = [
    "default-src 'none'",
    allow('script', "'self'", ...hashes(code.scripts)),
    allow('style', "'self'", ...hashes(code.styles)),
    ...(styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    allow('img', "'self'", 'data:'),
    allow('font', "'self'"),
    allow('connect', "'self'"),
    ...(['frame', 'media'] as const)
      .filter((kind) => origins[kind] !== undefined)
      .map((kind) => allow(kind)),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(trustedTypes.length > 0
      ? ["require-trusted-types-for 'script'", `trusted-types ${trustedTypes.join(' ')}`]
      : []),
  ];
  return {header: [...directives, ...headerOnly].join('; '), meta: directives.join('; ')};
}

function hashes(texts: readonly string[]): string[] {
  const known = texts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(known)].sort();
}

/** The picture of icons that Docusaurus writes into every page; from 3.9 on it names no namespace. */
const hiddenIcons = /<svg( xmlns="[^"]*")? style="display: none;">/g;

/** Replaces the style attribute that Docusaurus writes into every page with one that does the same. */
export function withoutStyleAttributes(html: string): string {
  return html.replace(hiddenIcons, '<svg$1 display="none">');
}

const existing = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/**
 * Writes a policy into a page, before all code that it applies to. It replaces an earlier policy.
 * @throws Error when the page has no `<meta charset>`, after which the policy belongs
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
