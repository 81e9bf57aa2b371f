import siteConfig from '@generated/docusaurus.config';
import {isMissing} from '../page-index';
import {normalizeLocation as normalize} from './internals';

/** The path for which the build has written the not-found page. */
const notFoundPath = `${siteConfig.baseUrl}404.html`;

/** The location that the application shows: for an address without a page, the not-found page. */
const normalizeLocation: typeof normalize = (location) => {
  const normal = normalize(location);
  return isMissing(normal.pathname) ? {...normal, pathname: notFoundPath} : normal;
};

export default normalizeLocation;
