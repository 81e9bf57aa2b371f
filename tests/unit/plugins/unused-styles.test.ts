import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unusedStyles} from '@docs-kit/page-plugins';
import postcss, {type AcceptedPlugin} from 'postcss';
import {afterEach, expect, it, vi} from 'vitest';
import {codeWithClasses} from '@site/src/config/page-plugins';

const siteDir = path.resolve(__dirname, '../../..');

afterEach(() => void vi.unstubAllEnvs());

it('a build keeps what the theme sets for Infima to read, with the folders of this site', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const options = unusedStyles({siteDir}, {code: codeWithClasses}).configurePostCss?.({
    plugins: [],
  } as never);
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const from = path.join(theme, 'lib/theme/DocBreadcrumbs/styles.module.css');
  const css = readFileSync(from, 'utf8');
  const {css: kept} = postcss(options?.plugins as AcceptedPlugin[]).process(css, {from});
  expect(kept).toContain('--ifm-breadcrumb-size-multiplier');
});
