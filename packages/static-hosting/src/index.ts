export {type CompressedSizes, compressFolder} from './compress';
export {finishBuild, type FinishOptions} from './finish-build';
export {inlineCode, type InlineCode} from './inline-code';
export {contentSecurityPolicy, type Policy, type PolicyOptions, withPolicy} from './policy';
export {headersFile} from './servers';
