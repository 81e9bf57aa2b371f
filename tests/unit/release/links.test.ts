import {describe, expect, it} from 'vitest';
import {toReleaseLinks} from '@site/src/release/links';

describe('links of a frozen guide', () => {
  it('lead to the unreleased version where a release has no page of the operation', () => {
    expect(toReleaseLinks('[a](../api-experimental/create-agent.api.mdx#body)')).toBe(
      '[a](/docs/next/api-experimental/create-agent#body)',
    );
    expect(toReleaseLinks('[a](./api-deprecated/list-agents.api.mdx)')).toBe(
      '[a](/docs/next/api-deprecated/list-agents)',
    );
  });

  it('stay relative for stable operations, landing pages and guides', () => {
    const text =
      '[a](../api/create-response.api.mdx) [b](../api-experimental/x.info.mdx) [c](../rag.md)';
    expect(toReleaseLinks(text)).toBe(text);
  });
});
