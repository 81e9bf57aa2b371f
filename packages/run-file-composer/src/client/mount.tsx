import facts from '@generated/run-file-composer/default/facts.json';
import {readSetup} from '@docs-kit/reader-setup/storage';
import {createRoot} from 'react-dom/client';
import {type Choice, decodeChoice, type Decoded} from '../choice';
import Composer from './Composer';
import {addStyles} from './styles';

/** Puts the form into an empty element. */
export function mount(place: Element): void {
  addStyles();
  const {hash} = window.location;
  createRoot(place).render(
    <Composer facts={facts} first={hash ? decodeChoice(hash, facts) : ofSetup()} />,
  );
}

/** What readers have chosen for samples is chosen here at first. */
function ofSetup(): Decoded {
  const {choice, mistakes} = decodeChoice('', facts);
  const setup = readSetup();
  const ofVersion = facts[choice.version];
  if (!setup || !ofVersion) return {choice, mistakes};
  const providers: Record<string, readonly string[]> = {...choice.providers};
  for (const part of ['provider', 'store'] as const) {
    const api = ofVersion.setup[part];
    const found = ofVersion.providers.find((each) => each.api === api && each.id === setup[part]);
    if (found) providers[api] = [found.type];
  }
  const fitted: Choice = {...choice, providers};
  return {choice: fitted, mistakes};
}
