import {type Edit, escape, replace} from './edit';
import {tokenEdits} from './token-edits';
import type {ProviderFacts, SampleDefaults, Setup, SetupFacts, StoreFacts, Variable} from './facts';

/** What a setup makes of one sample. */
export interface Fitted {
  /** Edits in the order of their places, none of which overlap. */
  readonly edits: readonly Edit[];
  /** What the sample cannot do with this setup, in sentences for the reader. */
  readonly notes: readonly string[];
}

/** A sample to fit, and what may change in it. */
export interface Sample {
  readonly code: string;
  /** Language of the fence, such as `bash`. */
  readonly language: string;
  /** Whether the page is about one provider or store, whose samples would be false with another. */
  readonly isAboutOne?: boolean;
}

/** Writes a variable as a command takes it; what only the reader knows comes from the terminal. */
const assign = ({name, value}: Variable, host: string): string =>
  `${name}=${value?.replace('//localhost', `//${host}`) ?? `"$${name}"`}`;

/**
 * Finds what a reader's setup changes in a sample. The edits stay within their lines, so that no block
 * grows, but for the import that Python needs to read a variable with a name of the reader's own.
 */
export function fit(
  {code, language, isAboutOne = false}: Sample,
  setup: Setup,
  facts: SetupFacts,
  defaults: SampleDefaults,
): Fitted {
  const edits: Edit[] = [];
  const notes: string[] = [];
  if (!isAboutOne) {
    const [usual, usualStore] = [facts.providers[0], facts.stores[0]];
    const provider = facts.providers.find(({id}) => id === setup.provider);
    const store = facts.stores.find(({id}) => id === setup.store);
    if (setup.provider && !provider && code.includes(usual.model)) {
      notes.push(
        `This version's ${facts.server} can't use ${setup.provider}, so this shows ${usual.name}.`,
      );
    }
    const model = (provider ?? usual).model;
    edits.push(...modelEdits(code, usual.model, provider && setup.model ? setup.model : model));
    edits.push(...startEdits(code, usual, {provider, store}));
    if (store) edits.push(...storeEdits(code, usualStore.id, store.id));
    if (provider && provider !== usual) notes.push(...limits(code, usual, provider, defaults));
  }
  if (setup.token) edits.push(...tokenEdits(code, language, setup.token, defaults));
  const {server} = setup;
  if (server) edits.push(...replace(code, addressOf(defaults.server), () => server));
  const changes = edits.filter(({start, end, text}) => code.slice(start, end) !== text);
  return {edits: changes.sort((a, b) => a.start - b.start || a.end - b.end), notes};
}

const addressOf = (server: string): RegExp => new RegExp(`${escape(server)}(?!\\d)`, 'g');

/** Ids of models stand alone: as a value, or as a word of a command. */
const modelEdits = (code: string, from: string, to: string): Edit[] =>
  replace(code, new RegExp(`(?<![\\w/])${escape(from)}(?![\\w/-])`, 'g'), () => to);

/**
 * The variables before a command that starts the server, or of its container. The usual provider keeps
 * the value that the sample has, and others are on the same machine as that one.
 */
function startEdits(
  code: string,
  usual: ProviderFacts,
  {provider = usual, store}: {readonly provider?: ProviderFacts; readonly store?: StoreFacts},
): Edit[] {
  const [first] = usual.variables;
  if (!first) return [];
  const assignment = new RegExp(
    `(?<option>-e |--env )?\\b${first.name}=(?<value>[^\\s\\\\]+)`,
    'g',
  );
  return replace(code, assignment, ({groups}) => {
    const {option = '', value = ''} = groups ?? {};
    const host = /\/\/([^:/]+)/.exec(value)?.[1] ?? 'localhost';
    const needed = provider === usual ? [{...first, value}] : provider.variables;
    return [...needed, ...(store?.variables ?? [])]
      .map((variable) => option + assign(variable, host))
      .join(' ');
  });
}

/** A store's id as the value of `provider_id`, in each language. */
const storeEdits = (code: string, from: string, to: string): Edit[] =>
  replace(
    code,
    new RegExp(`provider_?[iI]d\\\\?["']?\\s*[:=]\\s*\\\\?["']?(?<at>${escape(from)})\\b`, 'g'),
    () => to,
  );

/** What of the default provider a sample still needs, and steps that a reader leaves out. */
function limits(
  code: string,
  usual: ProviderFacts,
  provider: ProviderFacts,
  {command}: SampleDefaults,
): string[] {
  const commands = code.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  if (commands.every((line) => line.startsWith(`${command} `))) {
    return [`Your setup uses ${provider.name}: leave this step out.`];
  }
  const others = [...code.matchAll(new RegExp(`(?<![\\w/])${escape(usual.id)}/[\\w.:-]+`, 'g'))]
    .map(([id]) => id)
    .filter((id) => id !== usual.model);
  return [...new Set(others)].map(
    (id) =>
      `${id} is a model of ${usual.name}. Register one that ${provider.name} serves, and name it here.`,
  );
}
