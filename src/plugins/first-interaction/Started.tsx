import HasHydratedDataAttribute from '@docusaurus/core/lib/client/hasHydratedDataAttribute';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect} from 'react';
import {announceStart} from './announce-start';

/**
 * The last component of the application, in the place of the one with which Docusaurus says that a
 * page is alive. It says so to the script of the page too, when all components show what they show in
 * a browser.
 */
export default function Started(): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => (isBrowser ? announceStart() : undefined), [isBrowser]);
  return <HasHydratedDataAttribute />;
}
