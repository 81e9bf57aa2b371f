export {guidePagesOf} from './fences';
export type {GuidePage, RecordedFence} from '@docs-kit/docs-verify/guides/page';
export {type GuideLane, type GuideResult, runGuidePage} from './run';
export {guideRecordProblems} from './record';
