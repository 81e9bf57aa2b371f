import type {FinishOptions} from '@docs-kit/static-hosting';
import {writeWhole} from './writing';

/** How builds of this site are finished. */
export const finishOptions: FinishOptions = {
  // `packages/page-plugins` has the one policy that pages create.
  trustedTypes: ['default'],
  write: writeWhole,
};
