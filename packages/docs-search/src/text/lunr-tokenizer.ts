import lunr from 'lunr';
import {tokensOf} from './analyze';

/**
 * Makes lunr, and with it the search plugin, split texts as `analyze` does. lunr takes its
 * tokenizer from this property whenever an index is built; words are stemmed and filtered here, so
 * the plugin's options switch lunr's own stemmer and stop words off.
 */
export function installTokenizer(): void {
  const tokenize = (input: unknown, metadata: Record<string, unknown> = {}) =>
    tokensOf(typeof input === 'string' ? input : '').map(
      ({term, start, length}, index) =>
        new lunr.Token(term, {...metadata, position: [start, length], index}),
    );
  lunr.tokenizer = Object.assign(tokenize, {separator: lunr.tokenizer.separator});
}
