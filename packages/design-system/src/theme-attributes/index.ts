export { directionOf } from './direction-of';
export { themeAttributes } from './theme-attributes';
export type { Theme, ThemeAttributes } from './theme-attributes';
