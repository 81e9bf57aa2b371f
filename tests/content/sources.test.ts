import {describe, expect, it} from 'vitest';
import {lostSources} from '@docs-kit/docs-follow';
import type {FrameworkData, ProvidersData, ReviewsData} from '@site/src/facts/data-types';
import {readWritten, sourcesOf} from '@site/src/follow/pages';
import {nextVersion} from '@site/src/site/versions';
import {projectRoot, readJson} from '../support/specifications';

const {guides} = readWritten(projectRoot, nextVersion);
const {providers} = readJson<ProvidersData>(`data/${nextVersion.name}/providers.json`);
const {paths} = readJson<FrameworkData>(`data/${nextVersion.name}/framework.json`);
const pages = sourcesOf(guides, nextVersion.docsFolder, providers);
const files = Object.fromEntries(paths.map((file) => [file, '']));

describe('the sources of pages', () => {
  it('are named by most guides', () => {
    expect(guides.length).toBeGreaterThan(130);
    expect(pages.length).toBeGreaterThan(120);
  });

  it('are files of the pinned revision', () => {
    expect(paths.length).toBeGreaterThan(1000);
    expect(lostSources(pages, files)).toEqual([]);
    const lost = [{file: 'docs/zoo.md', sources: ['llama_stack/zoo/**']}];
    expect(lostSources(lost, files)).toEqual(['docs/zoo.md: llama_stack/zoo/**']);
  });

  it('of a provider are its module and its settings', () => {
    const ollama = pages.find(({file}) => file === 'docs/providers/inference/remote_ollama.md');
    expect(ollama?.sources).toEqual([
      'llama_stack/providers/remote/inference/ollama/**',
      'llama_stack/providers/remote/inference/ollama/config.py',
    ]);
  });

  it('are refused unless they are a list', () => {
    const guide = {file: 'docs/zoo.md', text: '---\nsources: llama_stack/*.py\n---\n'};
    expect(() => sourcesOf([guide], 'docs', [])).toThrow(
      'docs/zoo.md: "sources" has to be a list of globs',
    );
  });

  it('were read for pages that exist', () => {
    const {pages: read} = readJson<ReviewsData>(`data/${nextVersion.name}/reviews.json`);
    const names = pages.map(({file}) => file);
    expect(Object.keys(read).filter((page) => !names.includes(page))).toEqual([]);
  });
});
