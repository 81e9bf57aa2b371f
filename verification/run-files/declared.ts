import {filled} from '@docs-kit/docs-verify/messages/templates';
import type {Api} from '@docs-kit/docs-verify/operations/api';
import type {ApiPaths} from '../operations/objects';
import {entries, isMap, known, providersOf, type YamlMap} from './known';

/**
 * Lists what a run file declares and its server does not have: it skips some entries without a word.
 * Entries whose id a variable decides are not looked for.
 */
export async function missingEntries(file: YamlMap, api: Api, paths: ApiPaths): Promise<string[]> {
  const providers = new Set(
    listed(await api.send('GET', '/v1/providers')).map(
      ({api: name, provider_id: id}) => `${String(name)}/${String(id)}`,
    ),
  );
  const missing = Object.entries(providersOf(file))
    .flatMap(([name, list]) =>
      entries(list).map(({provider_id: id}) => ({label: `${name}/${String(id)}`, id})),
    )
    .filter(({label, id}) => isFixed(id) && !providers.has(label))
    .map(({label}) => `the server has no provider ${label}`);
  for (const [section, {id: key, own = key, list}] of Object.entries(known.resources)) {
    const declared = entries(file[section]);
    if (declared.length === 0) continue;
    const answer = await api.send('GET', String(filled(list, {...paths})));
    const found = new Set(listed(answer).map(({identifier, id}) => identifier ?? id));
    for (const {[key]: id, [own]: name = id, provider_id: provider} of declared) {
      if (!isFixed(id) || found.has(name) || found.has(`${String(provider)}/${id}`)) continue;
      missing.push(`the server has no entry "${id}" in ${section}`);
    }
  }
  return missing;
}

/** Whether no variable decides on an entry, and it is not switched off. */
const isFixed = (id: unknown): id is string =>
  typeof id === 'string' && !id.includes('${') && id !== '__disabled__';

function listed(answer: unknown): YamlMap[] {
  return isMap(answer) ? entries(answer.data) : [];
}
