import {Fragment, type ReactNode} from 'react';

/** Where a name or an address may break: before a slash or a word with a capital, and behind what joins words. */
const joints = /(?=\/)|(?<=[_.,:=}>-])(?=[^_.,:=}>/-])|(?<=[a-z])(?=[A-Z][a-z])/;

/**
 * A name that breaks where its words begin, and inside a word only if the word is wider than the line.
 * The parts of a path stay whole.
 */
export default function NameText({text}: {readonly text: string}): ReactNode {
  return text.split(text.startsWith('/') ? /(?=\/)/ : joints).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
