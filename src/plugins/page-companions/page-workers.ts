/** What worker threads do for the pages. */
export {copyPage} from './copy-page';
export {drawCard} from './draw-card';
