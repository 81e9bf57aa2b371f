import type {PageSet as VersionedPageSet} from '@docs-kit/openapi-changes/reference';
import type {ApiLevel} from '../site/api-levels';
import type {SiteVersion} from '../site/versions';

/** Everything that is generated for one level of one version of this site. */
export type PageSet = VersionedPageSet<SiteVersion, ApiLevel>;
