export {answerChecksOf, hasOtherReasons, type Lane, runSampleSet, type SampleResult} from './run';
export {sampleSetsOf, type SampleSet} from './samples';
