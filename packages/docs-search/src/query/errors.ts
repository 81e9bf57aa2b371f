/** Errors that readers paste, and the text around their messages. */

/** `ERROR 2025-10-14 09:12:44,123 core::server:`, as the server logs. */
const logPattern = /^\s*(?:ERROR|WARNING|CRITICAL)\s+\d{4}-\d\d-\d\d[ T][\d:,.]+\s+(?:\S+:\s+)?/;
/** All up to the last class of an error, as a traceback ends: `File "a.py", line 3, in b … KeyError:`. */
const classPattern = /^.*\b\p{Lu}\w*(?:Error|Exception):(?=\s*[\p{L}\p{N}"'`{])/su;
/** `Error code: 404 - `, which clients write before the body of a response. */
const statusPattern = /^\s*Error code:\s*\d{3}\s*-?\s*/;
/** The body itself: `{'error': {'detail': '`. */
const bodyPattern = /^[\s{"'`]*(?:(?:error|detail|message)["'`]+\s*:[\s{"'`]*)+/;
/** A quotation mark before a word; the one in “don’t” is inside a word. */
const quotePattern = /(?<![\p{L}\p{N}])["'`]\p{L}/u;

/**
 * Separates the message of a pasted error from the text around it, of which many errors have the same:
 * log prefix, traceback, class of the error, status.
 */
export function unwrapError(text: string): Readonly<Record<'wrapping' | 'message', string>> {
  let message = text;
  for (const pattern of [logPattern, classPattern, statusPattern, bodyPattern]) {
    const rest = message.replace(pattern, '');
    if (/[\p{L}\p{N}]/u.test(rest)) message = rest;
  }
  return {wrapping: text.slice(0, text.length - message.length), message};
}

/** Whether a text looks like an error that was pasted: it has a wrapping, or quotes something. */
export function isPastedError(text: string): boolean {
  return unwrapError(text).wrapping.trim() !== '' || quotePattern.test(text);
}
