import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readProviders, type ProviderSettings } from './provider-settings';

/** Everything that whoever runs the server can set. Every value comes from the environment or has a default here. */
export interface Settings extends ProviderSettings {
  port: number;
  host: string;
  /** Where the embedded database and the picture cache live. `memory://` keeps the database in memory. */
  dataDir: string;
  /** Where pictures are kept once they are drawn; may be lost at any time. */
  pictureDir: string;
  /** A PostgreSQL to use in place of the embedded database. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** Milliseconds after which PostgreSQL gives up a statement. */
  statementTimeout: number;
  /** This server as a browser reaches it. */
  publicUrl: string;
  /** The storefront, for links in mails and for the way back from a payment page. */
  storefrontUrl: string;
  /** Sites whose pages may call this server themselves; `*` for any. */
  corsOrigins: '*' | readonly string[];
  /** Put before relative picture addresses; empty leaves them relative. */
  imageBase: string;
  /** `smtp://user:password@host:port`; without it mails go to the outbox page. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Shows the mails and messages that were not sent to callers on this machine. On in a mall to try out, see `isTrial`. */
  outbox: boolean;
  /** What an empty database is filled with. */
  seed: 'demo' | 'none';
  /** Draws the home page's pictures right after the start, ahead of the first visitor. */
  warmPictures: boolean;
  logLevel: string;
  /** Serves `/stats.json` for measurements. */
  stats: boolean;
  /** Which proxies may name the caller's address (see Fastify's trustProxy). */
  trustProxy: string;
  /** Offers the built-in test payment provider, which gives goods away. On in a mall to try out. */
  testPay: boolean;
  /** Signs the words of the test payment provider. */
  paymentSecret: string;
  /** Milliseconds that open requests get to finish when the server stops. */
  stopTimeout: number;
}

type Environment = Record<string, string | undefined>;

/** Reads the settings. An empty variable counts as absent. */
export function readSettings(env: Environment = process.env): Settings {
  const text = (name: string) => env[name]?.trim() || undefined;
  const number = (name: string, fallback: number) => Number(text(name) ?? fallback);
  const flag = (name: string, fallback: boolean) =>
    text(name) === undefined ? fallback : !/^(0|off|false|no)$/i.test(env[name] ?? '');
  const port = number('MALL_API_PORT', 4000);
  const host = text('HOST') ?? '127.0.0.1';
  const dataDir = text('MALL_DATA_DIR') ?? '.data';
  const isInMemory = dataDir.startsWith('memory://');
  const storefrontUrl = withoutSlash(text('MALL_STOREFRONT_URL') ?? 'http://localhost:3000');
  return {
    port,
    host,
    dataDir: isInMemory ? dataDir : resolve(dataDir),
    pictureDir: isInMemory ? join(tmpdir(), 'vermilion-pictures') : resolve(dataDir, 'pictures'),
    databaseUrl: text('DATABASE_URL'),
    databasePool: number('MALL_DB_POOL', 10),
    statementTimeout: number('MALL_DB_STATEMENT_TIMEOUT', 10_000),
    publicUrl: withoutSlash(text('MALL_PUBLIC_URL') ?? `http://localhost:${port}`),
    storefrontUrl,
    corsOrigins: readOrigins(text('MALL_CORS_ORIGINS') ?? '*'),
    imageBase: withoutSlash(text('MALL_IMAGE_BASE') ?? ''),
    smtpUrl: text('MALL_SMTP_URL'),
    mailFrom: text('MALL_MAIL_FROM') ?? 'Vermilion <mall@localhost>',
    outbox: flag('MALL_OUTBOX', isTrial(storefrontUrl)),
    seed: text('MALL_SEED') === 'none' ? 'none' : 'demo',
    warmPictures: flag('MALL_WARM_PICTURES', true),
    logLevel: text('LOG_LEVEL') ?? 'info',
    stats: flag('MALL_STATS', false),
    trustProxy: text('MALL_TRUST_PROXY') ?? 'loopback',
    testPay: flag('MALL_TEST_PAY', isTrial(storefrontUrl)),
    paymentSecret: text('MALL_TEST_PAYMENT_SECRET') ?? randomBytes(32).toString('hex'),
    stopTimeout: number('MALL_STOP_TIMEOUT', 10_000),
    ...readProviders(text),
  };
}

/** `none`, `*`, or origins with commas or blanks between them. */
function readOrigins(text: string): '*' | string[] {
  if (text === '*') return text;
  return text
    .split(/[\s,]+/)
    .map(withoutSlash)
    .filter((origin) => origin && origin !== 'none');
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/**
 * A storefront that only this computer reaches is there to try the mall out. One with a name of its
 * own is real until somebody says otherwise: nobody pays with test money there or reads its mails.
 */
function isTrial(storefrontUrl: string): boolean {
  if (!URL.canParse(storefrontUrl)) return false;
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(storefrontUrl).hostname);
}
