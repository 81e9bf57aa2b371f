/**
 * Whether a text has a message in it. An ellipsis in the message stands for any words, one word in
 * capital letters for a name.
 */
export function saysMessage(text: string, message: string): boolean {
  const pattern = plain(message)
    .split(/…|\b(?:NAME|TYPE|API|FILE)\b/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^]*?');
  return new RegExp(pattern).test(plain(text));
}

/** A text without the escapes of JSON, colors and breaks of lines. */
const plain = (text: string): string =>
  text
    .replace(/\u001b\[[\d;]*m/g, '')
    .replaceAll('\\"', '"')
    .replace(/[\s│]+/g, ' ')
    .trim();
