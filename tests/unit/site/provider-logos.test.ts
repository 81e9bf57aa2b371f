import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import content from '@site/src/pages/_home/content.json';
import {providerLogo} from '@site/src/site/provider-logos';

const root = path.resolve(__dirname, '../../..');

describe('the logo of a provider', () => {
  it('is found by the id of its page and by its path in either version', () => {
    for (const page of [
      'providers/inference/remote_ollama',
      '/docs/providers/inference/remote_ollama',
      '/docs/next/providers/inference/remote_ollama',
    ]) {
      expect(providerLogo(page)).toBe('/img/providers/ollama.svg');
    }
  });

  it('is missing where the collection has none, and on other pages', () => {
    expect(providerLogo('providers/inference/remote_openai')).toBeUndefined();
    expect(providerLogo('providers/inference/index')).toBeUndefined();
    expect(providerLogo('/docs/building_applications/ollama')).toBeUndefined();
  });

  it('is a file, and each file is the logo of a page', () => {
    const pages = readdirSync(path.join(root, 'docs/providers'), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `providers/${name.replaceAll(path.sep, '/').replace(/\.md$/, '')}`);
    const logos = new Set(pages.map(providerLogo).filter((logo) => logo !== undefined));
    const files = readdirSync(path.join(root, 'static/img/providers'));
    expect(files.length).toBeGreaterThan(10);
    expect([...logos].map((logo) => path.posix.basename(logo)).sort()).toEqual(files.sort());
  });

  it('exists for each provider of the home page, whose page exists', () => {
    expect(content.knownProviders.length).toBeGreaterThan(5);
    for (const {path: page} of content.knownProviders) {
      expect(providerLogo(page), page).toBeDefined();
      expect(existsSync(path.join(root, `${page.slice(1)}.md`)), page).toBe(true);
    }
  });
});
