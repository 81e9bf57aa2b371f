import {blocks} from '@docs-kit/mdx-writer';
import type {Notice} from './page-content';

export function renderNotice({title, text}: Notice): string {
  return blocks(`:::warning[${title}]`, text, ':::');
}
