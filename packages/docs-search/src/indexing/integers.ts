/**
 * Lists of whole numbers as text: numbers below 32 are one character, larger ones several. JSON
 * writes these characters as they are, and runs of small numbers compress well.
 */

const firstCode = 35; // "#", the first after the quotation mark
const backslash = 92;
const digit = 32;

/**
 * Writes numbers as text.
 * @throws RangeError for a number that is negative or not whole
 */
export function encodeIntegers(numbers: readonly number[]): string {
  return numbers.map(encodeInteger).join('');
}

/** Reads what `encodeIntegers` wrote. */
export function decodeIntegers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const character = (code > backslash ? code - 1 : code) - firstCode;
    value += (character % digit) * scale;
    scale *= digit;
    if (character < digit) {
      numbers.push(value);
      value = 0;
      scale = 1;
    }
  }
  return numbers;
}

/** Digits of base 32 from low to high; all but the last are marked by adding 32. */
function encodeInteger(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`Only whole numbers from 0 can be written, not ${value}.`);
  }
  let text = '';
  let rest = value;
  while (rest >= digit) {
    text += toCharacter((rest % digit) + digit);
    rest = Math.floor(rest / digit);
  }
  return text + toCharacter(rest);
}

function toCharacter(value: number): string {
  const code = firstCode + value;
  return String.fromCharCode(code >= backslash ? code + 1 : code);
}
