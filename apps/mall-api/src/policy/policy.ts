import { z } from 'zod';
import { isoDecimals } from '../money/currency';
import { languages } from './languages';
import { captcha, code, hold, load, sms, unpaid, upload } from './limits';
import {
  color,
  COUNT,
  count,
  currencyCode,
  duration,
  email,
  flag,
  holiday,
  localText,
  MAX_HANDLING_DAYS,
  object,
  percent,
  text,
  timeOfDay,
  webAddress,
  weekdays,
  whole,
} from './types';

const contactType = z.enum(
  ['h5', 'hotline', 'message', 'email'],
  'one of h5, hotline, message, email',
);

const mall = object({
  name: localText,
  /** Of mails and of the page that stops them; a storefront has its brand. */
  color,
  /**
   * The language of its categories, banners, coupons etc.: the default for clients that request no language,
   * and the fallback for missing translations.
   */
  language: z.enum(languages, `one of ${languages.join(', ')}`),
  /** As shown in the footer. */
  address: localText.nullable(),
  /** When its service answers: "Mon – Fri, 9:00 – 18:00". */
  serviceHours: localText.nullable(),
  /** URL of the mall for phones, where it is a separate one. */
  mobileUrl: webAddress.nullable(),
  /** The mall's contact for shoppers. The fields of other types than `type` and `also` may be null. */
  contact: object({
    type: contactType,
    /** Further types to offer beside `type`, for example a hotline beside a chat. */
    also: z.array(contactType, 'a list').max(3, 'a list of at most 3 texts'),
    hotline: text(40).nullable(),
    h5Url: webAddress.nullable(),
    message: webAddress.nullable(),
    email: email.nullable(),
  }),
});

const currency = object({
  country: text(60),
  currency: currencyCode,
  symbol: text(8),
  ID: text(20),
  /**
   * Decimals of the mall's amounts, where they are fewer than in ISO 4217 because the smaller coins are out of use (HUF,
   * LAK) or a payment provider does not take them (KWD); null for those of ISO 4217. All amounts are counted in it.
   */
  decimals: whole(0, 4).nullable(),
}).refine(({ currency: code, decimals }) => (decimals ?? 0) <= (isoDecimals(code) ?? 4), {
  path: ['decimals'],
  error: 'at most the decimals of the currency in ISO 4217',
});

const payment = object({
  /** Timeout of provider calls in seconds. */
  providerSeconds: duration(300),
  /** Seconds that a provider's event waits for an order locked by another change. */
  waitSeconds: duration(300),
  /** Attempts of a refund at a provider, before a person has to handle it. */
  tries: whole(1, 1000),
  /** Hours after which money for a payment that the mall never recorded is refunded. */
  unclaimedHours: duration(720),
  /** Minutes without an event after which a provider is asked about a payment. */
  checkMinutes: duration(1440),
  /** Days for which it is asked, at growing intervals. */
  checkDays: duration(90),
  /** Days for which an order waits for a payment that its provider has accepted, but not received yet. */
  settleDays: duration(90),
});

/** Cash on delivery. Never for virtual goods. */
const cashOnDelivery = object({
  offered: flag,
  /** Maximum amount of such an order, in minor units; null for any. */
  maxMinor: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
});

const refund = object({
  /** Days after completion in which an order can be refunded; its points are frozen as long. */
  days: duration(3650),
  /** The reasons to choose from. */
  reasons: z
    .array(text(100), 'a list')
    .min(1, 'a list of at least one text')
    .max(30, 'a list of at most 30 texts'),
  /** Whether received goods must be returned before the money is refunded. */
  returnReceived: flag,
  /** Days to send them back; after that the acceptance lapses. */
  sendBackDays: duration(90),
});

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'the ISO 3166 code of a country in two letters, such as DE');

const taxClass = text(40);

/** Taxes, which prices include. Without rates nothing is said about them. */
const tax = object({
  /** Where goods that are not shipped are taxed; null to say nothing about their tax. */
  country: country.nullable(),
  /** Class of goods by the id of their category, or of one above it; all others are `standard`. */
  classes: z.record(z.string().regex(/^\d+$/, 'the id of a category'), taxClass, 'an object'),
  /** In percent, by country of delivery and class. */
  rates: z.record(country, z.record(taxClass, percent, 'an object'), 'an object'),
});

/** When orders are shipped and arrive. All days are those of the mall's time zone. */
const delivery = object({
  /** The country that pages assume of shoppers who have not said theirs; null for none. */
  country: country.nullable(),
  /** The country whose working days its shops keep; null for those of most countries. */
  shopCountry: country.nullable(),
  /** Orders that are confirmed before it begin on the same working day. Shops may have their own. */
  cutOff: timeOfDay,
  /** Working days of a shop until an order is shipped. Shops may have their own. */
  handlingDays: whole(0, MAX_HANDLING_DAYS),
  /** Working days by country. Without an entry a country works on all days but its weekend. */
  calendars: z.record(
    country,
    object({
      /** 1 is Monday; null for all days but the weekend. */
      workingDays: weekdays.nullable(),
      holidays: z.array(holiday, 'a list').max(1000, 'a list of at most 1000 days'),
    }),
    'an object',
  ),
});

const review = object({
  /** Days after a review in which its author can add to it. */
  followUpDays: duration(3650),
});

/** Applications to open a shop. */
const settlement = object({
  /** Working days of a review, as announced to the applicant. */
  reviewDays: whole(1, 365),
  /** Pending applications per account. */
  waitingPerAccount: whole(1, 100),
  /** Submissions and changes per account and day. */
  sentPerDay: whole(1, 1000),
});

/** People who work for the mall or its shops. */
const staff = object({
  /** Minutes without a call after which a session ends. */
  idleMinutes: whole(5, 24 * 60),
  /** Hours after which it ends at the latest. */
  sessionHours: whole(1, 24 * 7),
  invitationDays: whole(1, 90),
  /** Who needs a second factor: the mall's staff, or all. Others may set one, and need it then. */
  secondFactor: z.enum(['mall', 'all'], 'one of mall, all'),
});

/** The mall owner's policy. Rules read these values from here and never repeat them. */
export const policySchema = object({
  mall,
  /** Passed to the storefront by the home call. */
  currency,
  /** UTC offset of the mall's time zone, for times on the wire. Passed to the storefront by the home call. */
  zoneOffsetMinutes: whole(-720, 840),
  session: object({
    /** Days without a call after which a session ends. */
    days: duration(365),
    /** A session in use is extended when it is older than this. */
    renewAfterMinutes: duration(10_080),
    /** Days after which a session ends in any case. */
    maxDays: duration(3650),
  }),
  code,
  /** Failed attempts per caller before that caller has to wait. */
  signIn: object({ perIp: whole(1, COUNT), windowMinutes: duration(1440) }),
  captcha,
  sms,
  password: object({ min: whole(6, 128), max: whole(6, 1024), kinds: whole(1, 4) }).refine(
    ({ min, max }) => min <= max,
    { path: ['max'], error: 'at least password.min' },
  ),
  /** Lifetime of a draft of an order (pre-order) after its owner's last activity. */
  preOrderMinutes: duration(1440),
  /** Maximum lifetime of a draft, and of its prices and stock holds. */
  preOrderMaxMinutes: duration(1440),
  /**
   * Whether a draft holds its stock, within the limits of `unpaid`: what a shopper is about to pay for is not
   * sold to somebody else. Only the newest draft of an account holds any.
   */
  holdStock: flag,
  hold,
  /** Unplaced drafts per account; a new one replaces the oldest. */
  preOrdersPerAccount: whole(1, 1000),
  /** Hours after which an unpaid order is cancelled. */
  orderCancelHours: duration(720),
  /** Days after shipping after which an unconfirmed order counts as received. */
  orderReceiveDays: duration(365),
  /** Days after receipt after which an order without all reviews is completed. */
  orderCompleteDays: duration(365),
  payment,
  cashOnDelivery,
  unpaid,
  refund,
  review,
  settlement,
  staff,
  tax,
  /**
   * For shops without a shipping rule: the cost is the product's own postage times the quantity, and free
   * from this order value. `arrivalDays` are the working days from shipping to arrival; null if not specified.
   */
  freight: object({
    freeFromMinor: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
    arrivalDays: object({ from: whole(0, 365), to: whole(0, 365) }).nullable(),
  }),
  delivery,
  /** Points per 100 minor units paid ($1, ¥100, KD 0.100), and the value of a point. */
  points: object({ perUnit: count, worthMinor: count }),
  cart: object({ maxQuantity: whole(1, 9999), maxRows: whole(1, 1000) }),
  address: object({ maxPerUser: whole(1, 1000) }),
  visitor: object({
    open: flag,
    /** Days after payment for which the e-mailed link to an order is valid. */
    linkDays: duration(3650),
    /** Minutes for which a code gives access to it. */
    lookUpMinutes: duration(1440),
  }),
  upload,
  load,
});

export type Policy = z.infer<typeof policySchema>;
