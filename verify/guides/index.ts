export {guidePagesOf} from './fences';
export type {GuideFence, GuidePage} from './page';
export {type GuideLane, type GuideResult, runGuidePage} from './run';
export {guideRecordProblems} from './record';
