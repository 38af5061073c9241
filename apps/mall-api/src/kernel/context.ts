import type { Metrics } from '@vermilion/telemetry';
import type { Tracing } from '@vermilion/telemetry/tracing';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { MallDatabase } from '../db/mall-database';
import type { Database } from '../db/schema';
import type { ImageCleaner } from '../images/cleaner';
import type { ImageResizer } from '../images/resizer';
import type { Printer } from '../pdf/printer';
import type { Policy } from '../policy/policy';
import type { ConcurrencyLimiter } from './concurrency-limiter';
import type { Language } from './language';
import type { Mailer } from './mailer';
import type { PaymentProvider } from './payment-provider';
import type { PayoutProvider } from './payout-provider';
import type { PictureStore } from './picture-store';
import type { ReadCache } from './read-cache';
import type { SearchEngine } from './search-engine';
import type { SessionCache, SessionUser } from './session-cache';
import type { SmsSender } from './sms-sender';

export type { SessionUser } from './session-cache';

/** Dependencies shared by the whole server. */
export interface Deps {
  /** Of a call that only reads: `db.reads`. */
  db: MallDatabase;
  now(): Date;
  settings: Settings;
  policy: Policy;
  mail: Mailer;
  sms: SmsSender;
  images: ImageCleaner;
  resizer: ImageResizer;
  pictures: PictureStore;
  printer: Printer;
  search: SearchEngine;
  /** Payment providers in addition to those in the settings. */
  providers?: readonly PaymentProvider[];
  /** Transfers payouts to shops; without one they go into files for the bank. */
  payouts?: PayoutProvider;
  /** Responses cached in the process; code that changes their data calls `cache.clear()`. */
  cache: ReadCache;
  /**
   * Totals of lists, the positions where their pages begin, and responses of expensive reads; separate, so that neither
   * evicts the other.
   */
  lists: ReadCache;
  /** Recently looked-up sessions. */
  sessions: SessionCache;
  /** Limits concurrent orders per SKU, and concurrent reads of drafts before that. */
  limiters: { stock: ConcurrencyLimiter; readsForOrder: ConcurrencyLimiter };
  log: FastifyBaseLogger;
  /** Undefined where they are off. */
  metrics?: Metrics | undefined;
  /** Runs work in a trace of its own; undefined where traces are off. */
  trace?: Tracing['run'] | undefined;
}

/** A log of the server, or of a command. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Some of them for work that may be part of a transaction, which is its `db` then. */
export type WithDb<Key extends keyof Deps = never> = Pick<Deps, Key> & { db: Kysely<Database> };

/** The key of a mall operator, or of one shop's operator. */
export interface Operator {
  keyId: number;
  /** The only shop whose data it can read and write; null for the whole mall. */
  shopId: number | null;
  scopes: readonly string[];
}

/** The context of one request. */
export interface Context extends Deps {
  user?: SessionUser | undefined;
  /** Set only in operator calls. */
  operator?: Operator | undefined;
  /** Language of the response, by `Accept-Language`; the mall's own language by default. */
  language: Language;
  /** The raw token that was sent, valid or not. */
  token?: string | undefined;
  /** Its hash, by which sessions are stored. */
  tokenHash?: Buffer | undefined;
  /** IP address of the caller, for limits only. Never log it. */
  ip: string;
}

/** The same within a transaction, which is its `db`. */
export type TransactionContext = Omit<Context, 'db'> & WithDb;
