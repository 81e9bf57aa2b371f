import type {PagePlace} from './description';

/** In the place of where all pages are, which the server alone renders. */
const places: Readonly<Record<string, PagePlace>> = {};

export default places;
