import {describe, expect, it} from 'vitest';
import {compareLinks} from './links-report';

const report = {
  total: 9,
  error_map: {'docs/a.md': [{url: 'https://gone.example/', status: {text: '404 Not Found'}}]},
};

describe('links to other sites', () => {
  it('may fail where they are known to', () => {
    expect(compareLinks(report, ['https://gone.example/'])).toEqual([]);
  });

  it('are reported when another one fails, or a known one works again', () => {
    expect(compareLinks(report, ['https://back.example/'])).toEqual([
      'https://gone.example/ fails (404 Not Found, in docs/a.md). Correct the page.',
      'https://back.example/ works again, or no page has it. Remove it from the list.',
    ]);
  });

  it.each([{}, {total: 0, error_map: {}}, {total: 9}])('need a report of links: %j', (empty) => {
    expect(() => compareLinks(empty, [])).toThrow('Did it check any link?');
  });
});
