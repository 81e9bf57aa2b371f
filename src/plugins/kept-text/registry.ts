import chunkNames from '@generated/routesChunkNames';
import type registry from '@generated/registry';
import {firstText, TextAsSent} from './first-page';


/** Name of the chunk with the text of a page, by the path of its route; its key ends with a hash. */
function chunkOfText(permalink: string): string | undefined {
  for (const [key, {content}] of Object.entries(chunkNames)) {
    if (typeof content === 'string' && key.replace(/-[^-]+$/, '') === permalink) return content;
  }
  return undefined;
}

/** The modules of all pages, where the text of the first page is that which the server has sent. */
export function withFirstText(modules: typeof registry): typeof registry {
  const {description} = firstText ?? {};
  const chunk = description && chunkOfText(description.metadata.permalink);
  const [, file, id] = (chunk && modules[chunk]) || [];
  if (!chunk || file === undefined || id === undefined) return modules;
  return {
    ...modules,
    [chunk]: [() => Promise.resolve({default: TextAsSent, ...description}), file, id],
  };
}
