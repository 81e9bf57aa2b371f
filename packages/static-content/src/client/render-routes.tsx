import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {renderRoutes, type RouteConfig} from 'react-router-config';

/** In place of the function by which the application renders its routes: they grow with each page. */
export default function renderGrowingRoutes(routes: RouteConfig[]): ReactNode {
  return <GrowingRoutes routes={routes} />;
}

function GrowingRoutes({routes}: {readonly routes: RouteConfig[]}): ReactNode {
  // A route can only have been added when the location changes; this renders again then.
  useLocation();
  return renderRoutes(routes);
}
