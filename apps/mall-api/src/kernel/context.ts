import type { FastifyBaseLogger } from 'fastify';
import type { Expression, Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { Database } from '../db/schema';
import type { ImageCleaner } from '../images/cleaner';
import type { Printer } from '../pdf/printer';
import type { Policy } from '../policy/policy';
import type { ConcurrencyLimiter } from './concurrency-limiter';
import type { Language } from './language';
import type { Mailer } from './mailer';
import type { PaymentProvider } from './payment-provider';
import type { ReadCache } from './read-cache';
import type { SessionMemory, SessionUser } from './session-memory';
import type { SearchEngine } from './search-engine';
import type { SmsSender } from './sms-sender';

export type { SessionUser } from './session-memory';

/** What the whole server shares. */
export interface Deps {
  db: Kysely<Database>;
  now(): Date;
  settings: Settings;
  policy: Policy;
  mail: Mailer;
  sms: SmsSender;
  images: ImageCleaner;
  printer: Printer;
  search: SearchEngine;
  /** Payment providers beside the one that the settings open. */
  providers?: readonly PaymentProvider[];
  /** Responses cached in the process; code that changes their data calls `cache.clear()`. */
  cache: ReadCache;
  /** Totals of lists and where their pages begin: apart, so that neither crowds out the other. */
  lists: ReadCache;
  /** Sessions that were looked up a moment ago. */
  sessions: SessionMemory;
  /** Ordering by so many at a time: for one sku, and reading drafts to begin with. */
  limiters: { stock: ConcurrencyLimiter; readsForOrder: ConcurrencyLimiter };
  log: FastifyBaseLogger;
}

/** A key of those who operate the mall, or one shop of it. */
export interface Operator {
  keyId: number;
  /** The only shop whose things it sees and changes; null for the whole mall. */
  shopId: number | null;
  scopes: readonly string[];
}

/** What one request has. */
export interface Context extends Deps {
  user?: SessionUser | undefined;
  /** Set in calls of operators, and in no others. */
  operator?: Operator | undefined;
  /**
   * Whether a session that may be remembered is still open, as a part of a statement: calls that move money
   * ask it with the first thing that they read.
   */
  isSessionOpen?: Expression<boolean> | undefined;
  /** What the caller reads, by its `Accept-Language`; the mall's own language where it says nothing of use. */
  language: Language;
  /** The bare token that was sent, valid or not. */
  token?: string | undefined;
  /** Address of the caller, for limits only. Never log it. */
  ip: string;
}
