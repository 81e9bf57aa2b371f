import {describe, expect, it} from 'vitest';
import {pageIssueUrl} from '@site/src/site/links';
import {documentation} from '@site/src/site/product';

describe('the address of an issue about a page', () => {
  const url = new URL(
    pageIssueUrl({
      title: 'Tools & agents',
      address: 'https://llamastack.github.io/docs/next/tools',
      version: 'Next',
    }),
  );

  it('opens a form of this documentation', () => {
    expect(url.origin + url.pathname).toBe(`${documentation.repositoryUrl}/issues/new`);
  });

  it('names the page and the version', () => {
    expect(url.searchParams.get('title')).toBe('Tools & agents (Next): ');
    expect(url.searchParams.get('body')).toContain(
      'Page: https://llamastack.github.io/docs/next/tools\nVersion: Next',
    );
  });
});
