import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {type Choice, decodeChoice, type Decoded, encodeChoice, inVersion, isName} from '../choice';
import {compose} from '../compose';
import type {ComposerFacts} from '../facts';
import Options from './Options';
import Results from './Results';

interface ComposerProps {
  readonly facts: ComposerFacts;
  readonly first: Decoded;
}

/** The form and what comes of it. The choice is in the address, so that it can be sent. */
export default function Composer({facts, first}: ComposerProps): ReactNode {
  const [{choice, mistakes}, decode] = useState(first);
  const composed = useMemo(() => compose(choice, facts), [choice, facts]);

  useEffect(() => {
    const read = (): void => {
      if (window.location.hash !== `#${encodeChoice(choice)}`) {
        decode(decodeChoice(window.location.hash, facts));
      }
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [choice, facts]);

  const show = (decoded: Decoded): void => {
    decode(decoded);
    window.history.replaceState(window.history.state, '', `#${encodeChoice(decoded.choice)}`);
  };
  const choose = (part: Partial<Choice>): void =>
    show({choice: {...choice, ...part}, mistakes: []});
  const ofVersion = facts[choice.version];
  if (!ofVersion) return null;
  return (
    <div className="composer">
      <form onSubmit={(event) => event.preventDefault()}>
        <div className="composer-fields">
          <label htmlFor="composer-version">Version</label>
          <select
            id="composer-version"
            value={choice.version}
            onChange={({target}) => show(inVersion(choice, target.value, facts))}>
            {Object.entries(facts).map(([name, {label}]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
          <Name value={choice.name} onChange={(name) => choose({name})} />
        </div>
        <Options choice={choice} facts={ofVersion} choose={choose} />
      </form>
      <Results
        composed={composed}
        mistakes={mistakes}
        address={`${window.location.origin}${window.location.pathname}#${encodeChoice(choice)}`}
        add={({api, type}) =>
          choose({
            providers: {...choice.providers, [api]: [...(choice.providers[api] ?? []), type]},
          })
        }
      />
    </div>
  );
}

/** A name that cannot be one stays in the field and out of the file. */
function Name({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (name: string) => void;
}): ReactNode {
  const [draft, setDraft] = useState<string>();
  const text = draft ?? value;
  return (
    <>
      <label htmlFor="composer-name">Name</label>
      <input
        id="composer-name"
        value={text}
        aria-invalid={!isName(text)}
        aria-describedby="composer-name-rule"
        onChange={({target}) => {
          setDraft(isName(target.value) ? undefined : target.value);
          if (isName(target.value)) onChange(target.value);
        }}
      />
      <small id="composer-name-rule">
        {isName(text) ? '' : 'Lower-case letters, digits and hyphens, at most 40; a letter first.'}
      </small>
    </>
  );
}
