export { common } from './common';
export { nearest } from './nearest';
export { readVariables, SettingsError } from './read';
export type { Environment, Values, Variable, Variables } from './read';
export { storefrontVariables } from './storefront';
export { requirePrivate } from './trial';
