import {load} from 'cheerio/slim';
import {isTag} from 'domhandler';

/** Code inside a page, which a Content Security Policy allows only by its hash. */
export interface InlineCode {
  /** Texts of scripts that a browser runs; data such as JSON-LD does not count. */
  readonly scripts: readonly string[];
  /** Texts of style sheets. */
  readonly styles: readonly string[];
  /** Attributes that no hash allows, as `<p style="…">` and `<p onclick="…">`. */
  readonly attributes: readonly string[];
}

/** Types of scripts that run; all others are data. */
const running = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i;

/** Reads the inline code of a page. */
export function inlineCode(html: string): InlineCode {
  const page = load(html, {xml: {xmlMode: false, decodeEntities: false}});
  const texts = (selector: string, isMeant: (type: string) => boolean): string[] =>
    page(selector)
      .toArray()
      .filter((element) => isMeant(page(element).attr('type') ?? ''))
      .map((element) => page(element).text());
  const attributes = page('*')
    .toArray()
    .filter(isTag)
    .flatMap(({tagName, attribs}) =>
      Object.entries(attribs)
        .filter(([name]) => name === 'style' || name.startsWith('on'))
        .map(([name, value]) => `<${tagName} ${name}="${value}">`),
    );
  return {
    scripts: texts('script:not([src])', (type) => running.test(type)),
    styles: texts('style', () => true),
    attributes,
  };
}

/**
 * Replaces the inline scripts of a page.
 * @param scripts the new text of each script, by its present text
 */
export function withScripts(html: string, scripts: ReadonlyMap<string, string>): string {
  return html.replace(
    /(<script[^>]*>)([^]*?)(<\/script>)/gi,
    (whole, start: string, text: string, end: string) => {
      const other = scripts.get(text);
      return other === undefined ? whole : start + other + end;
    },
  );
}
