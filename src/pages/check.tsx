import CheckPage from '@docs-kit/error-lookup/client/CheckPage';
import {errors, ErrorTableLinks} from '@docs-kit/error-lookup/client/errors';
import type {ReactNode} from 'react';

/** Answers what readers paste. Another kind of text has a checker of its own. */
export default function Check(): ReactNode {
  return (
    <CheckPage checkers={[errors]} styleSheet="/check.css">
      <ErrorTableLinks />
    </CheckPage>
  );
}
