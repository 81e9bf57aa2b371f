/** What only readers with a choice, or those who make one, load: one script for both. */
export {default as SetupPanel} from './SetupPanel';
export {showSetup} from './samples';
