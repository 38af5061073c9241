import { z } from 'zod';
import { COUNT, count, duration, object, share, whole } from './types';

// Limits per caller, account or process

/** One-time codes. */
export const code = object({
  minutes: duration(60),
  tries: whole(1, 100),
  /** Seconds before another code can be sent to the same address. */
  resendSeconds: whole(1, 3600),
  perAddressHour: count,
  perIpHour: count,
});

/**
 * When a captcha is required. It replaces a lockout: every further attempt requires a captcha (or a proof of
 * work), and the owner of the account can always sign in.
 */
export const captcha = object({
  minutes: duration(60),
  /** Wrong passwords for one account within `signIn.windowMinutes`, from unknown callers. */
  wrongForAccount: count,
  /** Wrong passwords for one account from a known caller. */
  wrongFromKnown: count,
  /** Wrong passwords from one caller, for any accounts. */
  wrongFromCaller: count,
  /** Days for which a caller counts as known after signing in to an account. */
  knownDays: duration(3650),
  /** Minutes after a code in which another one to the same address requires a captcha. */
  secondCodeMinutes: duration(1440),
  /** Codes and visitor accounts per caller and hour without a captcha. */
  codesFromCaller: count,
  visitorsFromCaller: count,
  /** Captchas created per caller and hour. */
  perCallerHour: count,
  /** The range of numbers to try in the proof of work. */
  work: whole(1000, 10_000_000),
});

/** Text messages per day. They cost money, and premium numbers profit from them. */
export const sms = object({
  perNumberDay: count,
  perCallerDay: count,
  perAccountDay: count,
  /** To all numbers of one calling code; `prefixDay` sets other limits for some. */
  perPrefixDay: count,
  prefixDay: z.record(
    z.string().regex(/^[1-9]\d{0,3}$/, 'by calling code, such as "86"'),
    count,
    'an object',
  ),
});

/** Limits on unpaid orders, so that nobody keeps stock from others without buying. */
export const unpaid = object({
  ordersPerAccount: count,
  /** Orders from one IP address, over all accounts. */
  ordersPerCaller: count,
  /** Units of a SKU. */
  unitsPerAccount: count,
  unitsPerCaller: count,
  /** The share of the stock that one account, or one IP address, may hold. */
  shareOfStock: share,
  /** Units that may be held however small the stock. */
  minUnits: count,
});

/** Limits on the stock that drafts of orders hold before anything is ordered. */
export const hold = object({
  /** SKUs that a draft holds; further ones can be ordered while they are there. */
  skusPerDraft: count,
  /** SKUs that all drafts from one IP address hold. */
  skusPerCaller: count,
  /**
   * Minutes for which the drafts of one account, or one IP address, can begin to hold a SKU. After that they cannot
   * hold it again until `againAfterMinutes` after the first time.
   */
  minutes: duration(1440),
  againAfterMinutes: duration(10_080),
});

export const upload = object({
  maxBytes: whole(1, 104_857_600),
  maxPixels: whole(1, 1_000_000_000),
  /** The longer side of a stored image, in pixels. */
  maxSide: whole(16, 10_000),
  /** Limits of one account. */
  perAccount: count,
  perAccountBytes: whole(0, Number.MAX_SAFE_INTEGER),
  /** The longer side of a stored picture of goods, shops and pages, in pixels. */
  maxPictureSide: whole(16, 10_000),
  /** Limits of the pictures of one shop; the mall's own have the same. */
  perShop: count,
  perShopBytes: whole(0, Number.MAX_SAFE_INTEGER),
});

const concurrency = {
  /** Maximum concurrency. */
  maxConcurrent: whole(1, 1000),
  /** Maximum queue length; further ones are rejected as busy. */
  maxQueued: count,
  /** Maximum time in the queue. */
  maxWaitMs: whole(1, 600_000),
};

/** Concurrency that callers share: an account, or the network of somebody who is not signed in. */
const callerLimits = {
  ...concurrency,
  /** Maximum concurrency of one caller. */
  perCaller: whole(1, 1000),
  /** Maximum queue length of one caller; callers take turns. */
  queuedPerCaller: count,
};

/** Limits for calls that are also limited per minute and process. */
const rateLimitedCallerLimits = {
  ...callerLimits,
  perAccountMinute: whole(1, COUNT),
  perCallerMinute: whole(1, COUNT),
};

/** Load limits of one process, in total and per caller, so that one rush does not affect everybody. */
export const load = object({
  /** Concurrent orders of one SKU. The database serialises them anyway. */
  ordersOfSku: object(concurrency),
  /** Concurrent reads of drafts for ordering, which all come at once in a rush. */
  readsForOrder: object(concurrency),
  /** Expensive reads such as searches: leaves connections to all other calls. */
  heavyReads: object(callerLimits),
  /** Requests per caller, minute and process: far more than a person makes. */
  perCallerMinute: whole(1, COUNT),
  /** Calls per operator key, minute and process. */
  perKeyMinute: whole(1, COUNT),
  /** Drafts of orders (pre-orders): each writes. */
  drafts: object(rateLimitedCallerLimits),
  /** Uploads of images, from before the file is read: refused ones cost as much. */
  uploads: object(rateLimitedCallerLimits),
  /** Receipts, which are drawn in a worker process. */
  receipts: object(rateLimitedCallerLimits),
  /** Sizes of pictures that are made on first request. A page of goods has some forty. */
  pictures: object(callerLimits),
  /** Webhooks whose sender is not known yet: checking it may be a call to the provider. */
  webhooks: object({
    ...callerLimits,
    /** Webhooks of one caller that are not verified yet, or were forged within the last minute. */
    unverifiedPerCaller: whole(1, COUNT),
  }),
});
