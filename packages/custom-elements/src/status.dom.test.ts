import {beforeEach, describe, expect, it} from 'vitest';
import {prepareStatus, say} from './status';

beforeEach(() => {
  document.body.innerHTML = '';
});

const statuses = (): Element[] => [...document.querySelectorAll('[role="status"]')];

describe('what elements say to screen readers', () => {
  it('is in one element, which is there before and hidden from the eye', () => {
    prepareStatus();
    prepareStatus();
    expect(statuses()).toHaveLength(1);
    say('Copied');
    expect(statuses().map(({textContent}) => textContent)).toEqual(['Copied']);
    say('');
    expect(statuses().map(({textContent}) => textContent)).toEqual(['']);
  });

  it('is lost where no element is prepared', () => {
    expect(() => say('Copied')).not.toThrow();
    expect(statuses()).toEqual([]);
  });
});
