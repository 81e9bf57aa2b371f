import {describe, expect, it} from 'vitest';
import {isKnownMessage, toTemplate} from './messages';

const templates = [
  "{} '{}' not found. Use '{}' to list the rest.",
  'Invalid value: {}',
  'Zoo {} is closed on {}',
  'No lion is left in {} today',
].map(toTemplate);

describe('a quoted message', () => {
  it.each([
    ['whole', "Zoo 'Berlin' is closed on Monday"],
    ['without its end', 'No lion is left in'],
    ['without its beginning', "' not found. Use 'zoo.list()' to list the rest."],
    ['with what is left out', "Zoo '…' not found. …"],
    ['inside another', 'Invalid value: No lion is left in Berlin today'],
    ['behind the name of its class', 'ValueError: No lion is left in Berlin today'],
    ['in other quotes', 'Zoo `Berlin` is closed on "Monday"'],
  ])('is known %s', (_, text) => {
    expect(isKnownMessage(text, templates)).toBe(true);
  });

  it.each([
    ['another word', "Zoo 'Berlin' is shut on Monday"],
    ['a word more', "Zoo 'Berlin' is not closed on Monday"],
    ['another end', 'No lion is left in Berlin tomorrow morning'],
    ['an unknown text inside a known one', 'Invalid value: The lion is asleep at last'],
    ['nothing in common', 'Everything is fine with the tigers'],
  ])('is unknown with %s', (_, text) => {
    expect(isKnownMessage(text, templates)).toBe(false);
  });
});
