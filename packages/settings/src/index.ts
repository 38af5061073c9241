export { adminVariables } from './admin';
export { metricsAddress } from './observing';
export { createProxyCheck, proxyTrust, UNKNOWN_PROXY, type ProxyTrust } from './proxy-trust';
export { readVariables, SettingsError } from './read';
export type { Environment, Values } from './read';
export { serverVariables } from './server';
export { storefrontVariables } from './storefront';
export { misspelt } from './table';
export { requireNoTrialParts, requirePrivate } from './trial';
