import type {ReactNode} from 'react';
import {type Choice, isQuota, storeTypes} from '../choice';
import type {ApiFacts, VersionFacts} from '../facts';

interface OptionsProps {
  readonly choice: Choice;
  readonly facts: VersionFacts;
  readonly choose: (part: Partial<Choice>) => void;
}

/** What a reader can choose in a version. */
export default function Options({choice, facts, choose}: OptionsProps): ReactNode {
  const {stores, authentication, policies} = facts;
  return (
    <>
      {facts.apis.map((api) => (
        <Providers
          key={`${choice.version} ${api.name}`}
          api={api}
          facts={facts}
          chosen={choice.providers[api.name] ?? []}
          onChange={(types) => choose({providers: {...choice.providers, [api.name]: types}})}
        />
      ))}
      <fieldset>
        <legend>Stores</legend>
        <div className="composer-fields">
          {stores.map(({key, label}) => (
            <Choices
              key={key}
              label={label}
              value={choice.stores[key] ?? ''}
              options={storeTypes(facts, key).map((type, place) => ({
                id: place === 0 ? '' : type,
                label: type,
              }))}
              onChange={(type) => choose({stores: withChoice(choice.stores, key, type)})}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Access</legend>
        <div className="composer-fields">
          <Choices
            label="Authentication"
            value={choice.authentication ?? ''}
            options={[{id: '', label: 'None'}, ...authentication]}
            onChange={(id) => choose({authentication: id || undefined})}
          />
          <Choices
            label="Access policy"
            value={choice.policy ?? ''}
            options={[{id: '', label: 'The server’s own rule'}, ...policies]}
            onChange={(id) => choose({policy: id || undefined})}
          />
          <label htmlFor="composer-quota">Requests a day</label>
          <input
            id="composer-quota"
            type="number"
            min={1}
            max={999_999_999}
            placeholder="No limit"
            value={choice.quota ?? ''}
            onChange={({target}) =>
              choose({quota: isQuota(target.value) ? Number(target.value) : undefined})
            }
          />
        </div>
      </fieldset>
    </>
  );
}

/** The default is not a choice of its own. */
function withChoice(stores: Choice['stores'], key: string, type: string): Choice['stores'] {
  const others = Object.entries(stores).filter(([each]) => each !== key);
  return Object.fromEntries(type ? [...others, [key, type]] : others);
}

function Providers({
  api,
  facts,
  chosen,
  onChange,
}: {
  readonly api: ApiFacts;
  readonly facts: VersionFacts;
  readonly chosen: readonly string[];
  readonly onChange: (types: readonly string[]) => void;
}): ReactNode {
  const ofApi = facts.providers.filter((each) => each.api === api.name);
  const known = chosen.length > 0 ? `: ${chosen.join(', ')}` : '';
  return (
    <details className="composer-api">
      <summary>
        <code>{api.name}</code>
        {known}
        <small>{api.purpose}</small>
      </summary>
      <fieldset>
        <legend className="visually-hidden">Providers of {api.name}</legend>
        {ofApi.map(({type, summary, page}) => (
          <div key={type} className="composer-provider">
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(type)}
                onChange={({target}) =>
                  onChange(
                    target.checked ? [...chosen, type] : chosen.filter((each) => each !== type),
                  )
                }
              />
              <code>{type}</code>
            </label>
            <small>
              {summary}.{' '}
              <a href={`${facts.path}/${page}`} aria-label={`About ${type}`}>
                About
              </a>
            </small>
          </div>
        ))}
      </fieldset>
    </details>
  );
}

function Choices({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly {readonly id: string; readonly label: string}[];
  readonly onChange: (id: string) => void;
}): ReactNode {
  const id = `composer-${label.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({target}) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}
