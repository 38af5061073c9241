import type { IncomingHttpHeaders } from 'node:http';

/** What a provider is told of the order that is to be paid. */
export interface PayableOrder {
  /** number of the master order */
  orderNo: string;
  amountMinor: number;
  /** ISO 4217 */
  currency: string;
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

/** A way to pay. Nothing else of the server knows one provider from another. */
export interface PaymentProvider {
  /** names the provider in payments, events and in the address of its webhook */
  name: string;
  start(order: PayableOrder): Promise<StartedPayment> | StartedPayment;
  /** Reads a webhook. Throws {@link ForgedEvent} unless the provider itself has just sent it. */
  verify(rawBody: string, headers: IncomingHttpHeaders): PaymentEvent;
}

/** A webhook without a valid, recent signature, or that cannot be read. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}
