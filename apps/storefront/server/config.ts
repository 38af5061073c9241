import type { LookNames } from './look';
import { readLook } from './look';

export interface ServerConfig {
  port: number;
  /** Address to listen on; every address of the machine when absent. */
  host?: string;
  /** Base address of the mall's API, without a slash at its end. */
  apiBase: string;
  look: LookNames;
}

const wholeNumber = /^\d+$/;

/** Reads the settings. Throws an Error with one clear sentence when one of them cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const port = env.PORT?.trim() || '3000';
  if (!wholeNumber.test(port) || Number(port) > 65_535)
    throw new Error(`PORT is "${port}"; it must be a whole number from 0 to 65535.`);
  const base = env.MALL_API_BASE?.trim() || 'http://127.0.0.1:4000';
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new Error(`MALL_API_BASE is "${base}"; it must be an http or https address.`);
  return {
    port: Number(port),
    host: env.HOST?.trim() || undefined,
    apiBase: base.replace(/\/+$/, ''),
    look: readLook(env),
  };
}
