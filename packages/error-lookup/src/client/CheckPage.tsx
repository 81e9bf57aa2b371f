import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {
  type DragEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {type Checker, checkerFor} from '../checkers';

export interface CheckPageProps {
  readonly title?: string;
  readonly description?: string;
  /** Says what to paste, below the title. */
  readonly introduction?: string;
  /** At least one; among equally sure ones, the first answers. */
  readonly checkers: readonly Checker[];
  /** Address of a style sheet for this page alone. */
  readonly styleSheet?: string;
  /** What readers without JavaScript use instead; it is below the answer. */
  readonly children?: ReactNode;
}

/** What the part of an address behind `#` begins with when it brings a text. */
const fragment = '#text=';

/** A page with one field: what a reader pastes, drops or chooses is answered below it, in the browser. */
export default function CheckPage({
  title = 'Check mine',
  description = 'Paste an error message, a log or a traceback, and get its cause and what to do about it. Your text stays in your browser.',
  introduction = "Paste an error message, a server's response, a log or a traceback. You get its cause and what to do. Your text stays in this browser.",
  checkers,
  styleSheet,
  children,
}: CheckPageProps): ReactNode {
  const {hash} = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  // The field stays quick while a long text is read.
  const checked = useDeferredValue(text);
  const id = useId();
  const show = (pasted: string): void => {
    if (field.current) field.current.value = pasted;
    setProblem('');
    setText(pasted);
  };
  const read = (file: File | undefined): void => {
    file?.text().then(show, () => setProblem(`${file.name} could not be read.`));
  };
  useEffect(() => {
    const given = textOfAddress(hash);
    // The reader may have typed before this script was there.
    if (given === undefined) setText(field.current?.value ?? '');
    else show(given);
  }, [hash]);
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    read(file);
  };
  const isAsked = checked.trim() !== '';
  const Answer = isAsked ? checkerFor(checked, checkers)?.Answer : undefined;
  return (
    <Layout title={title} description={description}>
      {styleSheet && (
        <Head>
          <link rel="stylesheet" href={styleSheet} />
        </Head>
      )}
      <main className="container margin-vert--lg check-page">
        <h1>{title}</h1>
        <p id={`${id}-introduction`}>{introduction}</p>
        <form
          className="check-form"
          data-needs-script=""
          onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={`${id}-text`}>Your text</label>
          <textarea
            ref={field}
            id={`${id}-text`}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-describedby={`${id}-introduction`}
            onInput={({currentTarget}) => show(currentTarget.value)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop}
          />
          <div className="check-actions">
            <label className="button button--secondary">
              Choose a file
              <input
                type="file"
                className="check-file"
                onChange={({target}) => {
                  read(target.files?.[0]);
                  target.value = '';
                }}
              />
            </label>
            <button
              type="button"
              className="button button--secondary"
              onClick={() => {
                show('');
                field.current?.focus();
              }}>
              Clear
            </button>
          </div>
        </form>
        <noscript>
          <p>The field needs JavaScript. Without it, look your message up on the pages below.</p>
        </noscript>
        {problem && <p role="alert">{problem}</p>}
        {Answer && <Answer text={checked} />}
        {children}
      </main>
    </Layout>
  );
}

/** The text that an address brings behind `#text=`, which no browser sends to a server. */
function textOfAddress(hash: string): string | undefined {
  if (!hash.startsWith(fragment)) return undefined;
  try {
    return decodeURIComponent(hash.slice(fragment.length));
  } catch {
    // A percent sign that somebody wrote as it is.
    return hash.slice(fragment.length);
  }
}
