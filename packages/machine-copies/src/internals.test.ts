import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

describe('the installed classic theme', () => {
  it('still writes the address of each page in its SiteMetadata', () => {
    const file = require.resolve('@docusaurus/theme-classic/lib/theme/SiteMetadata');
    expect(readFileSync(file, 'utf8')).toContain('property="og:url"');
  });
});
