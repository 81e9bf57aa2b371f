import {describe, expect, it} from 'vitest';
import {withPin} from './pin';

const [first, second] = ['a'.repeat(40), 'b'.repeat(40)];
const text = `{
  "framework": {
    "repository": "https://example.org/zoo",
    "commit": "${first}",
    "date": "2026-01-01",
    "roots": [
      "."
    ],
    "follow": {"programs": ["zoo"]}
  },
  "clients": {
    "python": {
      "commit": "${second}",
      "tag": "v1.0.0"
    }
  }
}
`;
const release = {commit: 'c'.repeat(40), date: '2026-01-02', tag: 'v1.1.0'};

describe('the pin', () => {
  it('moves to a release, and back to the same text', () => {
    const moved = withPin(text, {commit: first}, release);
    expect(moved).toBe(
      text.replace(first, `${release.commit}",\n    "tag": "v1.1.0`).replace('01-01', '01-02'),
    );
    expect(withPin(moved, release, {commit: first, date: '2026-01-01'})).toBe(text);
  });

  it('replaces the tag wherever it is, or loses it', () => {
    const moved = withPin(text, {commit: second}, {commit: release.commit, tag: 'v1.1.0'});
    expect(moved).toBe(text.replace(second, release.commit).replace('v1.0.0', 'v1.1.0'));
    expect(withPin(text, {commit: second}, {commit: release.commit})).toBe(
      text.replace(second, release.commit).replace(',\n      "tag": "v1.0.0"', ''),
    );
  });

  it('stays as it is, with its tag, where the commit is the same', () => {
    expect(withPin(text, {commit: second}, {commit: second})).toBe(text);
  });

  it('does not move from another revision than the pinned one', () => {
    expect(() => withPin(text, release, {commit: first})).toThrow(
      `The file does not pin the commit ${release.commit}.`,
    );
  });
});
