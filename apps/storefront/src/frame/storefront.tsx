import { type RouteObject, useRoutes } from 'react-router-dom';

/** The whole storefront: the route table at the router's location. */
export const Storefront = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
