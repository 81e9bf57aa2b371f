import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ComponentType, type ReactNode, useEffect, useMemo, useState} from 'react';
import type {ProgramFacts} from '../facts';
import {kindOf} from '../kind';
import type {ProgramReport as Report} from '../report';
import ProgramReport from './ProgramReport';

/** Answers a text that is a program, on a page with one field for several kinds of text. */
export interface ProgramChecker {
  /** How sure it is that a text is a program, from 0 to 1. */
  readonly fits: (text: string) => number;
  readonly Answer: ComponentType<{readonly text: string}>;
}

/**
 * Makes a checker. Call it once, outside of components.
 * @param address of the file with the facts, without the site's base; only readers of an answer load it
 * @param commands programs of the command line by which a script is known
 */
export function programs(address: string, commands: readonly string[] = []): ProgramChecker {
  return {
    fits: (text) => (kindOf(text, {programs: commands}) ? 0.9 : 0),
    Answer: ({text}) => <Answer text={text} address={address} />,
  };
}

interface AnswerProps {
  readonly text: string;
  readonly address: string;
}

type Check = (text: string, facts: ProgramFacts) => Report | undefined;

function Answer({text, address}: AnswerProps): ReactNode {
  const url = useBaseUrl(address);
  const [loaded, setLoaded] = useState<{readonly check: Check; readonly facts: ProgramFacts}>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([import('../check'), factsAt(url)]).then(
      ([{checkProgram}, facts]) => setLoaded({check: checkProgram, facts}),
      () => setFailed(true),
    );
  }, [url]);
  const report = useMemo(() => loaded?.check(text, loaded.facts), [loaded, text]);
  if (hasFailed) {
    return <p role="alert">The list of changes could not be loaded. Load the page again.</p>;
  }
  if (!loaded) return <p role="status">Loading the list of changes…</p>;
  return report && <ProgramReport report={report} versions={loaded.facts} />;
}

async function factsAt(url: string): Promise<ProgramFacts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.json()) as ProgramFacts;
}
