import {describe, expect, it} from 'vitest';
import {openApiPlugin} from '@site/src/config/openapi';

describe('the OpenAPI plugin of the site', () => {
  it('leaves the writing of pages to the command that checks the specifications', () => {
    const [, options] = openApiPlugin();
    const writers = Object.values(options.config).map(({markdownGenerators}) => markdownGenerators);
    expect(writers).not.toHaveLength(0);
    for (const writer of writers) {
      for (const generate of [
        writer?.createApiPageMD,
        writer?.createInfoPageMD,
        writer?.createTagPageMD,
      ]) {
        expect(generate).toThrow('writePages');
      }
    }
  });

  it('has an entry for each level of each version', () => {
    const [, {config}] = openApiPlugin();
    expect(Object.keys(config)).toContain('stable-next');
    expect(new Set(Object.values(config).map(({outputDir}) => outputDir)).size).toBe(
      Object.keys(config).length,
    );
  });
});
