/** An archive of a built site whose search works without a server. */
export type {ArchivedSite} from './data';
export {writeOffline} from './write';
