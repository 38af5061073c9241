import { resolve } from 'node:path';
import {
  type Environment,
  metricsAddress,
  misspelt,
  proxyTrust,
  readVariables,
  requirePrivate,
  storefrontVariables,
} from '@vermilion/settings';
import type { Limits } from './limits';
import type { WaitingRoomSettings } from './line/waiting-room';
import { type OutsideScript, outsideScripts } from './outside-scripts';
import type { SiteOptions } from './request-context';
import type { SecurityContact } from './security-txt';
import type { ThemeSettings } from './theme';
import { readTheme } from './theme';

const knownProviders = [
  'api.twitter.com',
  'api.x.com',
  'accounts.google.com',
  'www.facebook.com',
  'www.paypal.com',
  'www.sandbox.paypal.com',
  'checkout.stripe.com',
];

export interface ServerConfig extends SiteOptions {
  /** A trial mall on the local machine, which is marked as such on every page. */
  isTrial: boolean;
  port: number;
  /** Base URL of the mall's API, without a trailing slash. */
  apiBase: string;
  /** Milliseconds between "not ready" and closing when the server stops. */
  stopDelay: number;
  /** Milliseconds that requests in progress have to finish after that. */
  stopTimeout: number;
  /** Overrides of the default limits. */
  limits: Pick<Limits, 'keepAlive'>;
  /** Folder with the files of all builds that may be in use; undefined: there is only this one. */
  assetsDir: string | undefined;
  /** Hosts to which a browser may be redirected for sign-in and payment. */
  providerHosts: readonly string[];
  /** Key of the server's change feed; without it pages are cached only briefly. */
  changesKey: string | undefined;
  /** IANA name of the time zone in which pages show times; that of the API if undefined. */
  timeZone: string | undefined;
  /** Minutes between UTC and the API's times, where it does not tell them. */
  utcOffset: number;
  theme: ThemeSettings;
  /** Whom to tell about a vulnerability; undefined: the mall does not say. */
  securityContact: SecurityContact | undefined;
  /** Whether the back office is served, too; with its own origin, if it has one. */
  backOffice: { isOpen: boolean; origin: string | undefined };
  /** Scripts of other companies on every page, for visitors who have agreed. */
  outside: readonly OutsideScript[];
  /** Where visitors wait while there is no room; undefined: they are told to come again. */
  waitingRoom: WaitingRoomSettings | undefined;
  logLevel: string;
  /** Where metrics of this process are served; undefined: nowhere. */
  metricsAt: { host: string; port: number } | undefined;
}

/** Reads the settings; relative paths begin at `from`. Throws an Error that names each invalid one. */
export function readConfig(env: Environment, from?: string): ServerConfig {
  const values = readVariables(storefrontVariables, env);
  const isTrial = values.MALL_MODE === 'trial';
  const publicUrl = values.MALL_STOREFRONT_URL;
  const { MALL_SECURITY_CONTACT: contact, MALL_SECURITY_EXPIRES: expires } = values;
  if (isTrial)
    requirePrivate(env, {
      MALL_STOREFRONT_URL: publicUrl,
      MALL_BACK_OFFICE_URL: values.MALL_BACK_OFFICE_URL,
    });
  return {
    isTrial,
    port: values.PORT,
    host: values.HOST ?? (isTrial ? '127.0.0.1' : undefined),
    apiBase: values.MALL_API_BASE,
    stopDelay: values.MALL_STOP_DELAY ?? (isTrial ? 0 : 5000),
    stopTimeout: values.MALL_STOP_TIMEOUT,
    limits: { keepAlive: values.MALL_KEEP_ALIVE },
    assetsDir: values.MALL_ASSETS_DIR && resolve(from ?? '.', values.MALL_ASSETS_DIR),
    providerHosts: values.MALL_PROVIDER_HOSTS ?? knownProviders,
    publicOrigin: publicUrl && new URL(publicUrl).origin,
    trustProxy: proxyTrust(values.MALL_TRUST_PROXY, isTrial),
    changesKey: values.MALL_CHANGES_KEY,
    timeZone: values.MALL_TIME_ZONE,
    utcOffset: values.MALL_API_UTC_OFFSET,
    backOffice: { isOpen: values.MALL_BACK_OFFICE, origin: values.MALL_BACK_OFFICE_URL },
    waitingRoom:
      (values.MALL_WAITING_ROOM ?? !isTrial)
        ? {
            secret: values.MALL_CHANGES_KEY,
            slow: values.MALL_WAITING_ROOM_SLOW,
            stay: values.MALL_WAITING_ROOM_STAY * 60_000,
          }
        : undefined,
    logLevel: values.LOG_LEVEL,
    metricsAt: metricsAddress(values),
    outside: outsideScripts(values.MALL_CARD_SCRIPT, values.MALL_SOCIAL_SCRIPT),
    securityContact: contact && expires && { contacts: contact, expires },
    theme: readTheme(
      { brand: values.MALL_BRAND, colorMode: values.MALL_COLOR_MODE, logo: values.MALL_LOGO },
      from,
    ),
  };
}

/** Messages about the configuration, printed at startup. */
export function startupNotices(env: Environment, { isTrial, host }: ServerConfig): string[] {
  const opened = isTrial && host && !['127.0.0.1', '::1', 'localhost'].includes(host);
  return [
    ...misspelt(env),
    ...(isTrial
      ? ['This is a mall to try out (MALL_MODE is "trial"), and says so on its pages.']
      : []),
    ...(opened ? [`HOST is "${host}": other computers can reach this mall to try out.`] : []),
  ];
}
