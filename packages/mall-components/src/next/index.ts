export { NextMallProvider } from './next-mall-provider';
export type { NextMallProviderProps } from './next-mall-provider';
