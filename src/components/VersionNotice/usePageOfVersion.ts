import {usePageOfVersion as usePage} from '@docs-kit/static-content/usePageOfVersion';
import {landingPages} from '../../site/api-levels';

/** Finds the page of another version of this site that shows the same as the open one, or the nearest. */
export const usePageOfVersion = (pluginId?: string): ReturnType<typeof usePage> =>
  usePage(pluginId, landingPages);
