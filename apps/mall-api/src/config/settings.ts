import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import {
  readVariables,
  requireNoTrialParts,
  requirePrivate,
  serverVariables,
  type Environment,
} from '@vermilion/settings';
import { readProviders, type ProviderSettings } from './provider-settings';

/** Everything that an operator can set, see `serverVariables`. */
export interface Settings extends ProviderSettings {
  /** A mall to try out: only such a one has demo goods, an outbox page and test payment. */
  isTrial: boolean;
  port: number;
  host: string;
  /** Where the embedded database and the picture cache live. `memory://` keeps the database in memory. */
  dataDir: string;
  /** Cache of drawn images; may be deleted at any time. */
  pictureDir: string;
  /** A PostgreSQL to use in place of the embedded database. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** A JSON file of what the mall's owner decides, see `readPolicy`. */
  policyFile: string | undefined;
  /** An OpenSearch that goods are searched in, with user and password; the database when absent. */
  searchUrl: string | undefined;
  searchAlias: string;
  /** Milliseconds after which PostgreSQL gives up a statement. */
  statementTimeout: number;
  /** Milliseconds and bytes above which new calls are refused as "busy"; 0 for no limit. */
  maxEventLoopDelay: number;
  maxHeapBytes: number;
  /** This server as a browser reaches it. */
  publicUrl: string;
  /** The storefront, for links in mails and for the way back from a payment page. */
  storefrontUrl: string;
  /** Sites whose pages may call this server themselves; `*` for any. */
  corsOrigins: '*' | readonly string[];
  /** Put before relative picture addresses; empty leaves them relative. */
  imageBase: string;
  /** `smtp://user:password@host:port`; without it mails go to the outbox, or nowhere in a real mall. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Shows the mails and messages that were not sent to callers on this machine. */
  outbox: boolean;
  /** Brings the tables up to date at the start. */
  migrate: boolean;
  /** Carries out jobs beside the calls. */
  jobs: boolean;
  /** What an empty database is filled with. */
  seed: 'demo' | 'none';
  /** Draws the home page's pictures ahead of the first visitor: those of the first screen before the mall opens. */
  warmPictures: boolean;
  logLevel: string;
  /** Serves `/stats.json` for measurements. */
  stats: boolean;
  /** Which proxies may name the caller's address (see Fastify's trustProxy). */
  trustProxy: readonly string[];
  /** Offers the built-in test payment provider, which gives goods away. */
  testPay: boolean;
  /** Signs the words of the test payment provider. */
  paymentSecret: string;
  /**
   * Hashes callers and accounts in limits and signs links; the same in all servers on one database. Empty
   * in a real mall that was given none, which does not start.
   */
  limitKey: string;
  /** Opens the change feed to storefronts that know it. */
  changesKey: string | undefined;
  /** Milliseconds that open requests get to finish when the server stops. */
  stopTimeout: number;
}

/** Reads the settings. Throws a SettingsError with a sentence for each that cannot be used. */
export function readSettings(env: Environment = process.env): Settings {
  const values = readVariables(serverVariables, env);
  const isTrial = values.MALL_MODE === 'trial';
  if (isTrial) {
    const { MALL_STOREFRONT_URL, MALL_PUBLIC_URL } = values;
    requirePrivate(env, { MALL_STOREFRONT_URL, MALL_PUBLIC_URL });
  } else {
    requireNoTrialParts({
      MALL_SEED: values.MALL_SEED === 'demo',
      MALL_OUTBOX: values.MALL_OUTBOX === true,
      MALL_TEST_PAY: values.MALL_TEST_PAY === true,
    });
  }
  const port = values.MALL_API_PORT;
  const dataDir = values.MALL_DATA_DIR;
  const isInMemory = dataDir.startsWith('memory://');
  return {
    isTrial,
    port,
    host: values.HOST ?? '127.0.0.1',
    dataDir: isInMemory ? dataDir : resolve(dataDir),
    pictureDir: isInMemory ? join(tmpdir(), 'vermilion-pictures') : resolve(dataDir, 'pictures'),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.MALL_DB_POOL,
    policyFile: values.MALL_POLICY,
    searchUrl: values.MALL_SEARCH_URL,
    searchAlias: values.MALL_SEARCH_ALIAS,
    statementTimeout: values.MALL_DB_STATEMENT_TIMEOUT,
    maxEventLoopDelay: values.MALL_MAX_EVENT_LOOP_DELAY,
    maxHeapBytes: heapBytes(values.MALL_MAX_HEAP),
    publicUrl: values.MALL_PUBLIC_URL ?? `http://localhost:${port}`,
    storefrontUrl: values.MALL_STOREFRONT_URL ?? 'http://localhost:3000',
    corsOrigins: values.MALL_CORS_ORIGINS,
    imageBase: values.MALL_IMAGE_BASE ?? '',
    smtpUrl: values.MALL_SMTP_URL,
    mailFrom: values.MALL_MAIL_FROM,
    outbox: isTrial && values.MALL_OUTBOX !== false,
    migrate: values.MALL_MIGRATE ?? isTrial,
    jobs: values.MALL_JOBS,
    seed: isTrial ? (values.MALL_SEED ?? 'demo') : 'none',
    warmPictures: values.MALL_WARM_PICTURES,
    logLevel: values.LOG_LEVEL,
    stats: values.MALL_STATS,
    trustProxy: values.MALL_TRUST_PROXY,
    testPay: isTrial && values.MALL_TEST_PAY !== false,
    paymentSecret: values.MALL_TEST_PAYMENT_SECRET ?? randomBytes(32).toString('hex'),
    // Known to all servers on one database, and not written in it.
    limitKey: values.MALL_LIMIT_KEY ?? (isTrial ? (values.DATABASE_URL ?? dataDir) : ''),
    changesKey: values.MALL_CHANGES_KEY,
    stopTimeout: values.MALL_STOP_TIMEOUT,
    ...readProviders(values),
  };
}

/** Without a setting some room is left below the size at which Node gives up. */
function heapBytes(megabytes: number | undefined): number {
  if (megabytes !== undefined) return megabytes * 1024 * 1024;
  return Math.floor(getHeapStatistics().heap_size_limit * 0.9);
}
