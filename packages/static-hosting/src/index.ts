export {buildSite, type SiteBuild} from './build-site';
export {type CompressedSizes, compressFolder} from './compress';
export {finishBuild} from './finish-build';
export {inlineCode, type InlineCode} from './inline-code';
export {contentSecurityPolicy, type Policy, type PolicyOptions, withPolicy} from './policy';
export {headersFile} from './servers';
