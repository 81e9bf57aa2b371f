import {Parser} from 'htmlparser2';

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
  const scripts: string[] = [];
  const styles: string[] = [];
  const attributes: string[] = [];
  /** Where the text of the element that is being read belongs. */
  let texts: string[] | undefined;
  let text = '';
  const parser = new Parser(
    {
      onopentag(tag, attribs) {
        for (const [name, value] of Object.entries(attribs)) {
          if (name === 'style' || name.startsWith('on')) {
            attributes.push(`<${tag} ${name}="${value}">`);
          }
        }
        if (tag === 'style') texts = styles;
        if (tag === 'script' && attribs.src === undefined && running.test(attribs.type ?? '')) {
          texts = scripts;
        }
      },
      ontext(piece) {
        if (texts) text += piece;
      },
      onclosetag() {
        texts?.push(text);
        texts = undefined;
        text = '';
      },
    },
    {decodeEntities: false},
  );
  parser.end(html);
  return {scripts, styles, attributes};
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
