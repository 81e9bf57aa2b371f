export {guidePagesOf} from './fences';
export type {GuidePage, RecordedFence} from './page';
export {type GuideLane, type GuideResult, runGuidePage} from './run';
export {guideRecordProblems} from './record';
