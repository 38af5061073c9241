export { RouteProgress } from './route-progress';
export type { RouteProgressProps } from './route-progress';
