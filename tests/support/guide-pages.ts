import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from './specifications';

/** A guide page that the site must have. */
export interface GuidePage {
  readonly id: string;
  /** Route under a version's path: `/concepts`. */
  readonly route: string;
  readonly hasSidebar: boolean;
  readonly nextOnly: boolean;
}

/** Reads the list of guide pages: `id -> route  (notes)` on each line. */
export function readGuidePages(): GuidePage[] {
  const text = readFileSync(path.join(projectRoot, 'data/guide-pages.txt'), 'utf8');
  const pages = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, id = '', route = '', notes = ''] = /^(\S+) -> (\S+)\s*(.*)$/.exec(line) ?? [];
      return {
        id,
        route: route === '/' ? '' : route,
        hasSidebar: !notes.includes('no sidebar'),
        nextOnly: notes.includes('next only'),
      };
    });
  if (pages.length === 0) throw new Error('data/guide-pages.txt names no page.');
  return pages;
}
