export {isStarted} from './find';
export {type RunFileLane, runRunFiles} from './run';
