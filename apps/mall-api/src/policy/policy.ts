import { z } from 'zod';
import {
  currencyCode,
  duration,
  email,
  flag,
  localText,
  share,
  text,
  webAddress,
  whole,
} from './types';

const COUNT = 1_000_000;
const count = whole(0, COUNT);
const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? 'an object' : undefined),
  });

const mall = object({
  name: localText,
  /** As the footer shows it. */
  address: localText.nullable(),
  /** How shoppers reach the mall. The fields beside that of `type` may be null. */
  contact: object({
    type: z.enum(['h5', 'hotline', 'message', 'email'], 'one of h5, hotline, message, email'),
    hotline: text(40).nullable(),
    h5Url: webAddress.nullable(),
    message: webAddress.nullable(),
    email: email.nullable(),
  }),
});

/** One-time codes. */
const code = object({
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
const captcha = object({
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
const sms = object({
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
const unpaid = object({
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

const payment = object({
  /** Seconds that a provider gets to answer. */
  providerSeconds: duration(300),
  /** Seconds that a provider's message waits for an order that somebody else changes. */
  waitSeconds: duration(300),
  /** How often a provider is asked to give money back, before a person has to look. */
  tries: whole(1, 1000),
  /** Hours after which money for a payment that the mall never recorded is refunded. */
  unclaimedHours: duration(720),
  /** Minutes after which a provider is asked about a payment of which it has said nothing. */
  checkMinutes: duration(1440),
  /** Days for which it is asked, less and less often. */
  checkDays: duration(90),
});

/** Orders that the courier is paid for. Virtual goods are never among them. */
const cashOnDelivery = object({
  offered: flag,
  /** What such an order may cost at most, in minor units; null for any amount. */
  maxMinor: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
});

const refund = object({
  /** Days after an order was completed in which it may be refunded; its points are frozen as long. */
  days: duration(3650),
  /** The reasons that a shopper chooses from. */
  reasons: z
    .array(text(100), 'a list')
    .min(1, 'a list of at least one text')
    .max(30, 'a list of at most 30 texts'),
  /** Whether received goods come back before their money is given back. */
  returnReceived: flag,
  /** Days to send them back; after that the acceptance lapses. */
  sendBackDays: duration(90),
});

const review = object({
  /** Days after a review in which its author may add to it. */
  followUpDays: duration(3650),
});

const upload = object({
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
const load = object({
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

/** What a mall owner decides. A rule that needs one of these takes it from here and never repeats it. */
export const policySchema = object({
  mall,
  /** The home call hands it to the storefront. */
  currency: object({ country: text(60), currency: currencyCode, symbol: text(8), ID: text(20) }),
  /** Offset of the mall's clock from UTC, for the times on the wire. */
  zoneOffsetMinutes: whole(-720, 840),
  session: object({ days: duration(365), renewAfterMinutes: duration(10_080) }),
  code,
  /** Attempts that fail, from one caller, before that caller has to wait. */
  signIn: object({ perIp: whole(1, COUNT), windowMinutes: duration(1440) }),
  captcha,
  sms,
  password: object({ min: whole(6, 128), max: whole(6, 1024), kinds: whole(1, 4) }).refine(
    ({ min, max }) => min <= max,
    { path: ['max'], error: 'at least password.min' },
  ),
  /** A draft of an order (pre-order) lives this long after the last that its owner did in it. */
  preOrderMinutes: duration(1440),
  /** It lives this long at most, and so do its prices and the stock that it holds. */
  preOrderMaxMinutes: duration(1440),
  /**
   * A draft holds its stock for as long as it lives, within the limits of `unpaid`: what a shopper is
   * about to pay for is not sold to somebody else. Of an account's drafts the newest alone holds any.
   */
  holdStock: flag,
  /** Drafts that one account has at a time without placing them; a new one replaces the oldest. */
  preOrdersPerAccount: whole(1, 1000),
  /** An order that nobody pays is cancelled after this time. */
  orderCancelHours: duration(720),
  /** Days after shipping when an order that nobody confirmed counts as received. */
  orderReceiveDays: duration(365),
  /** Days after its receipt when an order that was not reviewed in full is completed. */
  orderCompleteDays: duration(365),
  payment,
  cashOnDelivery,
  unpaid,
  refund,
  review,
  /**
   * Of shops without a rule of their own: freight is the product's own amount times the quantity, and this
   * much goods value makes it free.
   */
  freight: object({ freeFromMinor: whole(0, Number.MAX_SAFE_INTEGER).nullable() }),
  /** Points for each whole unit of money paid, and what a point is worth. */
  points: object({ perUnit: count, worthMinor: count }),
  cart: object({ maxQuantity: whole(1, 9999), maxRows: whole(1, 1000) }),
  address: object({ maxPerUser: whole(1, 1000) }),
  visitor: object({
    open: flag,
    /** Days after its payment in which the mailed link leads to an order. */
    linkDays: duration(3650),
    /** Minutes for which a code opens it. */
    lookUpMinutes: duration(1440),
  }),
  upload,
  load,
});

export type Policy = z.infer<typeof policySchema>;
