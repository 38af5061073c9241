import {
  readVariables,
  requirePrivate,
  storefrontVariables,
  type Environment,
} from '@vermilion/settings';
import type { LookNames } from './look';
import { readLook } from './look';

export interface ServerConfig {
  /** A mall to try out, for this machine: says so on every page. */
  isTrial: boolean;
  port: number;
  /** Address to listen on; every address of the machine when absent. */
  host?: string;
  /** Base address of the mall's API, without a slash at its end. */
  apiBase: string;
  /** Scheme, host and port by which browsers reach this storefront. */
  publicOrigin: string;
  /** The proxies whose word on the caller counts: addresses, subnets, `loopback`, `linklocal`, `uniquelocal`. */
  trustProxy: readonly string[];
  look: LookNames;
}

/** Reads the settings. Throws an Error with a clear sentence for each that cannot be used. */
export function readConfig(env: Environment): ServerConfig {
  const values = readVariables(storefrontVariables, env);
  const isTrial = values.MALL_MODE === 'trial';
  if (isTrial) requirePrivate(env, { MALL_STOREFRONT_URL: values.MALL_STOREFRONT_URL });
  return {
    isTrial,
    port: values.PORT,
    host: values.HOST ?? (isTrial ? '127.0.0.1' : undefined),
    apiBase: values.MALL_API_BASE,
    publicOrigin: values.MALL_STOREFRONT_URL ?? `http://localhost:${values.PORT}`,
    trustProxy: values.MALL_TRUST_PROXY,
    look: readLook({ brand: values.MALL_BRAND, colorMode: values.MALL_COLOR_MODE }),
  };
}
