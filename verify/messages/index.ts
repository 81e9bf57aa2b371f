export {quotesOf} from './quotes';
export {messageRecordProblems} from './record';
export {runMessageSet} from './run';
export {type MessageSet, messageSetsOf} from './sets';
export {situationsOf} from './situations';
