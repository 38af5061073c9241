import { defaultLoad, type LoadPolicy } from './load';

/** What a mall owner decides. A rule that needs one of these takes it from here and never repeats it. */
export interface Policy {
  /** What the home call hands to the storefront. */
  currency: { country: string; currency: string; symbol: string; ID: string };
  /** Offset of the mall's clock from UTC, for the times on the wire. */
  zoneOffsetMinutes: number;
  session: { days: number; renewAfterMinutes: number };
  code: {
    minutes: number;
    tries: number;
    /** Seconds before another code goes to the same address. */
    resendSeconds: number;
    perAddressHour: number;
    perIpHour: number;
  };
  /** Attempts that fail, from one caller, before that caller has to wait. */
  signIn: { perIp: number; windowMinutes: number };
  captcha: CaptchaPolicy;
  sms: SmsPolicy;
  password: { min: number; max: number; kinds: number };
  /** A draft of an order (pre-order) lives this long. */
  preOrderMinutes: number;
  /** Drafts that one account has at a time without placing them; the oldest gives way to a new one. */
  preOrdersPerAccount: number;
  /** An order that nobody pays is cancelled after this time. */
  orderCancelHours: number;
  payment: PaymentPolicy;
  unpaid: UnpaidPolicy;
  /** Freight is the product's own amount times the quantity; this much goods value makes it free. */
  freight: { freeFromMinor: number | null };
  /** Points for each whole unit of money paid, and what a point is worth. */
  points: { perUnit: number; worthMinor: number };
  cart: { maxQuantity: number; maxRows: number };
  address: { maxPerUser: number };
  visitor: { open: boolean };
  upload: UploadPolicy;
  load: LoadPolicy;
}

/**
 * When a captcha is wanted. It stands in the place of a lockout: whoever guesses has to prove a person
 * (or pay with work) each time, and the owner of the account can always sign in.
 */
export interface CaptchaPolicy {
  minutes: number;
  /** Wrong passwords for one account within `signIn.windowMinutes`, from callers that it does not know. */
  wrongForAccount: number;
  /** Wrong passwords for one account from a caller that it knows. */
  wrongFromKnown: number;
  /** Wrong passwords from one caller, whatever the accounts. */
  wrongFromCaller: number;
  /** A caller from whom an account was signed in to is known for this long. */
  knownDays: number;
  /** Minutes after a code in which another one to the same address wants a captcha. */
  secondCodeMinutes: number;
  /** Codes, and visitors, for one caller in an hour without a captcha. */
  codesFromCaller: number;
  visitorsFromCaller: number;
  /** Captchas made for one caller in an hour. */
  perCallerHour: number;
  /** How far the computer searches when it does the work, at most. */
  work: number;
}

/** Messages in a day. They cost money, and there are numbers that earn with them. */
export interface SmsPolicy {
  perNumberDay: number;
  perCallerDay: number;
  perAccountDay: number;
  /** To all numbers of one calling code; `prefixDay` names those with a cap of their own. */
  perPrefixDay: number;
  prefixDay: Readonly<Record<string, number>>;
}

/** What may wait for payment at a time, so that nobody keeps a shelf from others without buying. */
export interface UnpaidPolicy {
  ordersPerAccount: number;
  /** Orders from one address, whoever makes them. */
  ordersPerCaller: number;
  /** Pieces of a sku. */
  unitsPerAccount: number;
  unitsPerCaller: number;
  /** The share of the pieces on the shelf that one account, or one address, may hold. */
  share: number;
  /** So many pieces may be held however few there are. */
  always: number;
}

export interface PaymentPolicy {
  /** Seconds that a provider gets to answer. */
  providerSeconds: number;
  /** Seconds that a provider's message waits for an order that somebody else changes. */
  waitSeconds: number;
  /** How often a provider is asked to give money back, before a person has to look. */
  tries: number;
  /** Hours after which money for a payment that the mall never kept is given back. */
  unclaimedHours: number;
}

export interface UploadPolicy {
  maxBytes: number;
  maxPixels: number;
  /** The longer side of what is kept, in pixels. */
  side: number;
  /** What one account may keep. */
  perAccount: number;
  perAccountBytes: number;
}

export const defaultPolicy: Policy = {
  currency: { country: 'USA', currency: 'USD', symbol: '$', ID: '256' },
  zoneOffsetMinutes: 8 * 60,
  session: { days: 7, renewAfterMinutes: 60 },
  code: { minutes: 10, tries: 5, resendSeconds: 60, perAddressHour: 5, perIpHour: 60 },
  signIn: { perIp: 50, windowMinutes: 15 },
  captcha: {
    minutes: 5,
    wrongForAccount: 3,
    wrongFromKnown: 5,
    wrongFromCaller: 10,
    knownDays: 90,
    secondCodeMinutes: 10,
    codesFromCaller: 20,
    visitorsFromCaller: 10,
    perCallerHour: 120,
    work: 150_000,
  },
  sms: {
    perNumberDay: 10,
    perCallerDay: 30,
    perAccountDay: 10,
    perPrefixDay: 500,
    prefixDay: { '1': 2000, '86': 2000 },
  },
  password: { min: 8, max: 128, kinds: 3 },
  preOrderMinutes: 5,
  preOrdersPerAccount: 20,
  orderCancelHours: 2,
  unpaid: {
    ordersPerAccount: 10,
    ordersPerCaller: 30,
    unitsPerAccount: 99,
    unitsPerCaller: 198,
    share: 0.5,
    always: 3,
  },
  payment: { providerSeconds: 10, waitSeconds: 3, tries: 40, unclaimedHours: 1 },
  freight: { freeFromMinor: null },
  points: { perUnit: 1, worthMinor: 1 },
  cart: { maxQuantity: 99, maxRows: 200 },
  address: { maxPerUser: 50 },
  visitor: { open: true },
  load: defaultLoad,
  upload: {
    maxBytes: 10 * 1024 * 1024,
    maxPixels: 50_000_000,
    side: 1600,
    perAccount: 100,
    perAccountBytes: 40 * 1024 * 1024,
  },
};
