import {blocks, codeSpan, proseToMdx} from '@docs-kit/mdx-writer';
import type {Authorization} from '@docs-kit/openapi-model';
import {heading, type View} from './view';

/**
 * The section that says how to be allowed to call an operation; empty where the specification says
 * nothing. Searches leave it out, because all operations say the same.
 */
export function renderAuthorizations(view: View): string {
  const {authorizations = []} = view.page.operation;
  if (authorizations.length === 0) return '';
  const ways = authorizations.filter((way) => way.length > 0);
  const isOptional = ways.length < authorizations.length;
  if (ways.length === 0) return '';
  return blocks(
    '<div data-search="skip">',
    heading(view, 2, 'Authorization', 'authorization'),
    isOptional ? 'Optional:' : ways.length > 1 ? 'One of these:' : '',
    ways.map((way) => `- ${renderWay(way)}`).join('\n'),
    '</div>',
  );
}

function renderWay(way: Authorization): string {
  return way
    .map(({scheme, kind, description, scopes}) =>
      [
        `${codeSpan(scheme)}, ${kind}`,
        scopes.length > 0 ? ` with the scopes ${scopes.map(codeSpan).join(', ')}` : '',
        description === '' ? '' : `: ${proseToMdx(description).replace(/\s*\n\s*/g, ' ')}`,
      ].join(''),
    )
    .join(' **and** ');
}
