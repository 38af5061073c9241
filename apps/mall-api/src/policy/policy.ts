import { z } from 'zod';
import { languages } from './languages';
import { captcha, code, load, sms, unpaid, upload } from './limits';
import {
  COUNT,
  count,
  currencyCode,
  duration,
  email,
  flag,
  localText,
  object,
  text,
  webAddress,
  whole,
} from './types';

const mall = object({
  name: localText,
  /**
   * In which its categories, banners, coupons … are written: what a client that asks for no language gets,
   * and whoever asks for one into which they are not translated.
   */
  language: z.enum(languages, `one of ${languages.join(', ')}`),
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

/** Those who want to open a shop. */
const settlement = object({
  /** Working days within which the mall reviews an application, as it tells the applicant. */
  reviewDays: whole(1, 365),
  /** Applications of one account that may await their review. */
  waitingPerAccount: whole(1, 100),
  /** How often one account may send or change an application in a day. */
  sentPerDay: whole(1, 1000),
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
  settlement,
  /**
   * Of shops without a rule of their own: freight is the product's own amount times the quantity, and this
   * much goods value makes it free. Their parcels arrive so many days after the order; null says nothing of it.
   */
  freight: object({
    freeFromMinor: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
    arrivalDays: object({ from: whole(0, 365), to: whole(0, 365) }).nullable(),
  }),
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
