import type { IncomingHttpHeaders } from 'node:http';

/** What a provider needs to know about the order to be paid. */
export interface PayableOrder {
  /** idempotency key of the attempt: a provider responds to a repetition with the same payment */
  key: string;
  /** number of the master order */
  orderNo: string;
  amountMinor: number;
  /** ISO 4217 */
  currency: string;
  /** URL of the storefront page to return to */
  returnTo: string;
}

/** A provider does not know the mall's own credentials: trying again does not help. */
export class MisconfiguredProvider extends Error {
  override readonly name = 'MisconfiguredProvider';
}

/** A payment started at a provider. */
export interface StartedPayment {
  /** the provider's id of the payment */
  reference: string;
  /** URL of the provider's page, or the text of a QR code */
  redirect: string | null;
  /** for a form in the storefront's own page */
  clientSecret: string | null;
}

/** A refund requested from a provider. */
export interface RefundRequest {
  /** idempotency key: repeated requests refund only once */
  key: string;
  reference: string;
  amountMinor: number;
  currency: string;
}

/** A provider's message about a payment, with a verified signature. */
export interface PaymentEvent {
  /** the provider's id of the event, which may arrive repeatedly */
  id: string;
  /** `processing`: accepted, and paid or failed in some days */
  kind: 'processing' | 'paid' | 'failed' | 'abandoned';
  reference: string;
  orderNo: string;
  amountMinor: number;
  currency: string;
}

/** A verified event about a payment that does not include its state, which has to be looked up. */
export interface ChangedPayment {
  id: string;
  kind: 'changed';
  reference: string;
}

/** A verified event about refunds or disputes of a payment, which have to be looked up. */
export interface MovedMoney {
  id: string;
  kind: 'moved';
  reference: string;
}

/** Money of a payment that was returned at its provider, or is disputed there. */
export interface MoneyMove {
  /** the provider's id of the refund or the dispute */
  subject: string;
  /** A failed refund was pending before. A dispute withholds its money until it is won. */
  kind: 'refunded' | 'refundFailed' | 'disputed' | 'disputeWon' | 'disputeLost';
  amountMinor: number;
  currency: string;
  /** the provider's code of why */
  reason: string | null;
  /** idempotency key of a refund that the mall has requested */
  key: string | null;
}

/** A payment whose money a provider has, as it lists it. */
export interface ListedPayment {
  reference: string;
  /** number of the master order */
  orderNo: string;
  amountMinor: number;
  currency: string;
  /** what of it went back, also in refunds that are under way */
  refundedMinor: number;
}

/** Which payments a provider is to list: those started in a time, a page at a time. */
export interface ListQuery {
  from: Date;
  until: Date;
  /** `next` of the page before; null for the first */
  after: string | null;
}

/** Some payments; `next` is null after the last ones. */
export interface PaymentPage {
  payments: ListedPayment[];
  next: string | null;
}

/** A verified event that is not about the payment of an order. */
export interface OtherEvent {
  id: string;
  kind: 'other';
}

export type WebhookEvent = PaymentEvent | ChangedPayment | MovedMoney | OtherEvent;

/**
 * The state of a payment at its provider: its final event or `processing`, or `pending`; `approved` when the shopper has
 * agreed and `capture` takes the money; `gone` when the payment no longer exists.
 */
export type PaymentState = PaymentEvent | 'pending' | 'approved' | 'gone';

/**
 * A payment method. The rest of the server treats all providers alike. Every network call is aborted by
 * `signal`, and is made outside of any transaction.
 */
export interface PaymentProvider {
  /** identifies the provider in payments, events and the URL of its webhook */
  name: string;
  start(order: PayableOrder, signal: AbortSignal): Promise<StartedPayment>;
  /** Makes the payment impossible from now on. Idempotent; no effect on one that is final. */
  cancel(reference: string, signal: AbortSignal): Promise<void>;
  /**
   * Refunds money: `done`, or `sent` while in progress; then call it again. Throws {@link RefundRefused} when
   * the provider will never do it.
   */
  refund(request: RefundRequest, signal: AbortSignal): Promise<'sent' | 'done'>;
  /** Queries the state of a payment, in case a webhook was lost. Changes nothing. */
  lookUp(reference: string, signal: AbortSignal): Promise<PaymentState>;
  /** Captures an `approved` payment, once. Absent when approval alone takes the money. */
  capture?(reference: string, signal: AbortSignal): Promise<PaymentState>;
  /** All refunds and disputes of a payment, those of the mall included. Changes nothing. */
  lookUpMoves?(reference: string, signal: AbortSignal): Promise<MoneyMove[]>;
  /** Lists the mall's payments whose money was taken. Absent where a provider cannot. Changes nothing. */
  list?(query: ListQuery, signal: AbortSignal): Promise<PaymentPage>;
  /** Reads a webhook. Throws {@link ForgedEvent} unless the provider itself has just sent it. */
  verify(
    rawBody: string,
    headers: IncomingHttpHeaders,
    signal: AbortSignal,
  ): WebhookEvent | Promise<WebhookEvent>;
}

/** A webhook without a valid, recent signature, or with unreadable content. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}

/** The provider refuses a refund permanently. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}
