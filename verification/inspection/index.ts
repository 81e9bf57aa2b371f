export {compareFramework} from './compare';
export {describeFramework, type FrameworkNames} from './describe';
export {readDocumented} from './documented';
