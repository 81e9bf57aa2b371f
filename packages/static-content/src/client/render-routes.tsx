import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {renderRoutes, type RouteConfig} from 'react-router-config';

/** In the place of the function by which the application renders its routes: they grow with each page. */
export default function renderGrowingRoutes(routes: RouteConfig[]): ReactNode {
  return <GrowingRoutes routes={routes} />;
}

function GrowingRoutes({routes}: {readonly routes: RouteConfig[]}): ReactNode {
  // Renders anew when the location changes, which is when a route may have come.
  useLocation();
  return renderRoutes(routes);
}
