export {hashOf, type Provenance, provenanceFile, type Source, writeProvenance} from './provenance';
export {describeReport, type SiteReport, verifySite} from './verify-site';
