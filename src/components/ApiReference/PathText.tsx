import {Fragment, type ReactNode} from 'react';

/** A path that breaks before its slashes, and never inside a name that a line has room for. */
export default function PathText({path}: {readonly path: string}): ReactNode {
  return path.split(/(?=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
