import type {FinishOptions} from '@docs-kit/static-hosting';
import {writeWhole} from './writing';

/** How builds of this site are finished. */
export const finishOptions: FinishOptions = {
  // `src/plugins/trusted-types` has the one policy that pages create.
  trustedTypes: ['default'],
  write: writeWhole,
};
