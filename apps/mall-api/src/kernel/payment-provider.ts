import type { IncomingHttpHeaders } from 'node:http';

/** What a provider needs to know of the order to be paid. */
export interface PayableOrder {
  /** the same for the same attempt: a provider that sees it again answers with the same payment */
  key: string;
  /** number of the master order */
  orderNo: string;
  amountMinor: number;
  /** ISO 4217 */
  currency: string;
  /** page of the storefront to which the shopper comes back */
  returnTo: string;
}

/** A payment that a provider has begun. */
export interface StartedPayment {
  /** the provider's own name of the payment */
  reference: string;
  /** page of the provider, or text of the code to show */
  redirect: string | null;
  /** for a form in the shop's own page */
  clientSecret: string | null;
}

/** Money that a provider is to give back. */
export interface RefundRequest {
  /** the same for the same money: however often it is asked for, it is given back once */
  key: string;
  reference: string;
  amountMinor: number;
  currency: string;
}

/** What a provider says about a payment, once its signature has been checked. */
export interface PaymentEvent {
  /** the provider's name of this event: the same one may arrive any number of times */
  id: string;
  kind: 'paid' | 'failed' | 'abandoned';
  reference: string;
  orderNo: string;
  amountMinor: number;
  currency: string;
}

/** Something genuine that a provider says of a payment, without saying how it stands: it is to be asked. */
export interface ChangedPayment {
  id: string;
  kind: 'changed';
  reference: string;
}

/** Something genuine that a provider says and that is about no payment of an order. */
export interface OtherEvent {
  id: string;
  kind: 'other';
}

export type WebhookEvent = PaymentEvent | ChangedPayment | OtherEvent;

/**
 * How a payment stands with its provider: what became of it, or `pending` while nothing has; `approved`
 * when the shopper has agreed and `capture` takes the money; `gone` when there is no such payment any more.
 */
export type PaymentState = PaymentEvent | 'pending' | 'approved' | 'gone';

/**
 * A way to pay. Nothing else of the server knows one provider from another. Whatever is asked over the
 * network gives up when `signal` says so, and is asked outside of any transaction.
 */
export interface PaymentProvider {
  /** names the provider in payments, events and in the address of its webhook */
  name: string;
  start(order: PayableOrder, signal: AbortSignal): Promise<StartedPayment>;
  /** From now on nobody can pay this payment. Safe to repeat; nothing happens to one that is over. */
  cancel(reference: string, signal: AbortSignal): Promise<void>;
  /**
   * Gives money back: `done`, or `sent` while it is on its way, and then the same is asked again.
   * Throws {@link RefundRefused} when it will never be.
   */
  refund(wanted: RefundRequest, signal: AbortSignal): Promise<'sent' | 'done'>;
  /** Asks how a payment stands, for when a webhook was lost. Changes nothing. */
  lookUp(reference: string, signal: AbortSignal): Promise<PaymentState>;
  /** Takes the money of an `approved` payment, once. Absent when approval alone takes it. */
  capture?(reference: string, signal: AbortSignal): Promise<PaymentState>;
  /** Reads a webhook. Throws {@link ForgedEvent} unless the provider itself has just sent it. */
  verify(
    rawBody: string,
    headers: IncomingHttpHeaders,
    signal: AbortSignal,
  ): WebhookEvent | Promise<WebhookEvent>;
}

/** A webhook without a valid, recent signature, or that cannot be read. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}

/** A provider gives this money back neither now nor later. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}
