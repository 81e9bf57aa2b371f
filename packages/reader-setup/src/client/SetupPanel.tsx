import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {Setup, SetupFacts} from '../facts';
import {readSetup, storeSetup} from '../storage';
import {defaults, factsOf, showSetup} from './samples';
import {addStyles} from './styles';
import {languageOfReader, showLanguage} from './language';

export interface PanelProps {
  /** The version whose samples the reader sees. */
  readonly version: string;
  readonly onClose: () => void;
}

/** The field of each choice. */
const ids = {
  provider: 'setup-provider',
  model: 'setup-model',
  store: 'setup-store',
  server: 'setup-server',
  token: 'setup-token',
} as const satisfies Readonly<Record<keyof Setup, string>>;

/** The form in which a reader says what they use. Each choice shows at once, in the page behind it. */
export default function SetupPanel({version, onClose}: PanelProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [setup, setSetup] = useState<Setup>(() => readSetup() ?? {});
  const [language, setLanguage] = useState(languageOfReader);
  const facts = factsOf(version);

  useEffect(() => {
    addStyles();
    dialog.current?.showModal();
  }, []);

  const choose = (choice: Setup): void => {
    setSetup(choice);
    storeSetup(choice);
    showSetup(version);
  };
  const field = (name: keyof Setup) => ({
    id: ids[name],
    value: setup[name] ?? '',
    onChange: ({target}: {readonly target: {readonly value: string}}) =>
      choose({...setup, [name]: target.value.trim(), ...(name === 'provider' && {model: ''})}),
  });
  const provider = facts.providers.find(({id}) => id === setup.provider);
  return (
    <dialog ref={dialog} className="setup-panel" aria-labelledby="setup-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="setup-title">Your setup</h2>
        <p>
          Samples on all pages show it, with what changed underlined. It stays in this browser, and
          nothing is sent anywhere.
        </p>
        <div className="setup-fields">
          <label htmlFor={ids.provider}>Provider</label>
          <Choice facts={facts.providers} {...field('provider')} />
          <label htmlFor={ids.model}>Model</label>
          <input
            placeholder={(provider ?? facts.providers[0]).model}
            disabled={!provider}
            {...field('model')}
          />
          <label htmlFor={ids.store}>Vector store</label>
          <Choice facts={facts.stores} {...field('store')} />
          <label htmlFor={ids.server}>Server</label>
          <input type="url" placeholder={defaults.server} {...field('server')} />
          <label htmlFor={ids.token}>Token variable</label>
          <input placeholder="No token" pattern="[A-Za-z_][A-Za-z0-9_]*" {...field('token')} />
          <label htmlFor="setup-language">Language</label>
          <select
            id="setup-language"
            value={language}
            onChange={({target}) => {
              setLanguage(target.value);
              showLanguage(target.value);
            }}>
            {Object.entries(defaults.languages.labels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <p role="status">{consequences(setup, facts)}</p>
        <footer>
          <button type="button" className="button button--secondary" onClick={() => choose({})}>
            Clear
          </button>
          <button type="submit" className="button button--primary">
            Done
          </button>
        </footer>
      </form>
    </dialog>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly facts: readonly {readonly id: string; readonly name: string}[];
  readonly value: string;
  readonly onChange: (event: {readonly target: {readonly value: string}}) => void;
}

/** A choice between what a version can use. Nothing chosen is the first, which samples show. */
function Choice({facts, ...select}: ChoiceProps): ReactNode {
  return (
    <select {...select}>
      {facts.map(({id, name}, place) => (
        <option key={id} value={place === 0 ? '' : id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** What the reader has to do outside the samples. */
function consequences(setup: Setup, {providers, stores, server}: SetupFacts): string {
  const provider = providers.find(({id}) => id === setup.provider);
  const store = stores.find(({id}) => id === setup.store);
  const missing = [
    setup.provider && !provider && setup.provider,
    setup.store && !store && setup.store,
  ];
  const variables = [...(provider?.variables ?? []), ...(store?.variables ?? [])]
    .filter(({value}) => value === undefined)
    .map(({name}) => name);
  return [
    ...missing.filter(Boolean).map((id) => `This version's ${server} can't use ${String(id)}.`),
    ...(variables.length > 0
      ? [`Set ${variables.join(', ')} in the terminal that starts the server.`]
      : []),
    ...(setup.token
      ? [`Set ${setup.token} where programs run. Never type the token itself here.`]
      : []),
  ].join(' ');
}
