/** Puts the sections of an operation page beside each other: a transformer for `remarkPlugins`. */
export {remarkOperationLayout} from './operation-layout';
export {describeTagPage} from './tag-description';
