import CheckPage from '@docs-kit/error-lookup/client/CheckPage';
import {errors, ErrorTableLinks} from '@docs-kit/error-lookup/client/errors';
import type {ReactNode} from 'react';

/** Answers what readers paste; further kinds of text have a checker of their own. */
export default function Check(): ReactNode {
  return (
    <CheckPage
      title="Check mine"
      description="Paste an error message, a log or a traceback and get its cause and what to do about it, in your browser. Your text isn't sent anywhere."
      introduction={
        <p>
          Paste an error message, a server response, a log or a traceback. You get its cause and
          what to do. Your text stays in this browser.
        </p>
      }
      label="Your text"
      styleSheet="/check.css"
      checkers={[errors]}>
      <h2>All error tables</h2>
      <p>These pages explain every message that the field knows.</p>
      <ErrorTableLinks />
    </CheckPage>
  );
}
