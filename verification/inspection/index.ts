export {compareFramework} from './compare';
export {describeFramework} from './describe';
export {readDocumented} from './documented';
