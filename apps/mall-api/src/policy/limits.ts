import { z } from 'zod';
import { COUNT, count, duration, object, share, whole } from './types';

// How much the mall takes on from one caller, account or rush.

/** One-time codes. */
export const code = object({
  minutes: duration(60),
  tries: whole(1, 100),
  /** Seconds before another code goes to the same address. */
  resendSeconds: whole(1, 3600),
  perAddressHour: count,
  perIpHour: count,
});

/**
 * When a captcha is required. It takes the place of a lockout: every further guess requires a captcha
 * (or a proof of work), and the owner of the account can always sign in.
 */
export const captcha = object({
  minutes: duration(60),
  /** Wrong passwords for one account within `signIn.windowMinutes`, from callers that it does not know. */
  wrongForAccount: count,
  /** Wrong passwords for one account from a caller that it knows. */
  wrongFromKnown: count,
  /** Wrong passwords from one caller, whatever the accounts. */
  wrongFromCaller: count,
  /** An account knows a caller who signed in to it for this long. */
  knownDays: duration(3650),
  /** Minutes after a code in which another one to the same address requires a captcha. */
  secondCodeMinutes: duration(1440),
  /** Codes, and visitors, for one caller in an hour without a captcha. */
  codesFromCaller: count,
  visitorsFromCaller: count,
  /** Captchas made for one caller in an hour. */
  perCallerHour: count,
  /** How many numbers the computer tries at most when it solves the captcha by work. */
  work: whole(1000, 10_000_000),
});

/** Messages in a day. They cost money, and there are numbers that earn with them. */
export const sms = object({
  perNumberDay: count,
  perCallerDay: count,
  perAccountDay: count,
  /** To all numbers of one calling code; `prefixDay` names those with a cap of their own. */
  perPrefixDay: count,
  prefixDay: z.record(
    z.string().regex(/^[1-9]\d{0,3}$/, 'by calling code, such as "86"'),
    count,
    'an object',
  ),
});

/** What may wait for payment at a time, so that nobody keeps a shelf from others without buying. */
export const unpaid = object({
  ordersPerAccount: count,
  /** Orders from one address, over all accounts. */
  ordersPerCaller: count,
  /** Units of a sku. */
  unitsPerAccount: count,
  unitsPerCaller: count,
  /** The share of the stock that one account, or one address, may hold. */
  shareOfStock: share,
  /** So many units may be held however few there are. */
  minUnits: count,
});

export const upload = object({
  maxBytes: whole(1, 104_857_600),
  maxPixels: whole(1, 1_000_000_000),
  /** The longer side of a stored image, in pixels. */
  maxSide: whole(16, 10_000),
  /** What one account may keep. */
  perAccount: count,
  perAccountBytes: whole(0, Number.MAX_SAFE_INTEGER),
});

const concurrency = {
  /** How many run at a time. */
  maxConcurrent: whole(1, 1000),
  /** How many wait; further ones are refused as busy. */
  maxQueued: count,
  /** How long they wait at most. */
  maxWaitMs: whole(1, 600_000),
};

/** What one process takes on at a time and from one caller, so that one rush does not stop everybody. */
export const load = object({
  /** Orders for one sku. The database serves them one after the other anyway. */
  ordersOfSku: object(concurrency),
  /** Drafts that are read to be ordered. In a rush everybody's come at once. */
  readsForOrder: object(concurrency),
  /** Reads that search or sort much: they leave connections to all others. */
  heavyReads: object(concurrency),
  /** Requests of one caller in a minute, in each process: far more than a person makes. */
  perCallerMinute: whole(1, COUNT),
  /** Calls with one key of an operator in a minute, in each process. */
  perKeyMinute: whole(1, COUNT),
  /** Drafts of orders (pre-orders): so many are made at a time, and so many a minute in each process. */
  drafts: object({
    ...concurrency,
    perAccountMinute: whole(1, COUNT),
    perCallerMinute: whole(1, COUNT),
  }),
});
