export { ThemeArea } from './theme-area';
export type { ThemeAreaProps } from './theme-area';
export { ThemeProvider } from './theme-provider';
export type { ThemeProviderProps } from './theme-provider';
