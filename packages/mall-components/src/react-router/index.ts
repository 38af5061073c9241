export { ReactRouterMallProvider } from './react-router-mall-provider';
export type { ReactRouterMallProviderProps } from './react-router-mall-provider';
