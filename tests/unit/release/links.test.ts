import {describe, expect, it} from 'vitest';
import {archiveAddress, linksAfterArchive, linksAfterCut} from '@site/src/release/links';

describe('links after a cut', () => {
  const text =
    '[a](/docs/x#y) [b](/docs) [c](/docs/next/x) <Card to="/docs/next" /> [d](/docs/v1.0.0/x)';

  it('lead from released texts to where the former latest and the new release are', () => {
    expect(linksAfterCut(text, 'v1.1.0', false)).toBe(
      '[a](/docs/v1.1.0/x#y) [b](/docs/v1.1.0) [c](/docs/x) <Card to="/docs" /> [d](/docs/v1.0.0/x)',
    );
  });

  it('lead from unreleased texts to the unreleased version still', () => {
    expect(linksAfterCut(text, 'v1.1.0', true)).toBe(
      '[a](/docs/v1.1.0/x#y) [b](/docs/v1.1.0) [c](/docs/next/x) <Card to="/docs/next" /> [d](/docs/v1.0.0/x)',
    );
  });

  it('stay as they are when they lead to files, other sites and other words', () => {
    const other = '[a](../x.md) [b](https://example.com/docs/x) `/docs/x` [c](/docsearch)';
    expect(linksAfterCut(other, 'v1.1.0', false)).toBe(other);
  });
});

describe('links after an archive', () => {
  it('lead to the own site of the release, and nowhere else than before otherwise', () => {
    expect(linksAfterArchive('[a](/docs/v1.0.0/x) [b](/docs/v1.0.0) [c](/docs/x)', 'v1.0.0')).toBe(
      `[a](${archiveAddress('v1.0.0')}) [b](${archiveAddress('v1.0.0')}) [c](/docs/x)`,
    );
  });
});
