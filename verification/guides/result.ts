import type {SampleRecord} from '@docs-kit/docs-verify/record/record';

/** What came of a fence. */
export interface GuideResult extends SampleRecord {
  readonly id: string;
}
