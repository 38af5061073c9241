import type { PlainMessage } from '../../internal/plain-message';
import { paymentMessages } from '../payment-messages';

/**
 * `blocked`: the provider's form could not be loaded. `expired`: this payment can no longer be made, but
 * possibly another for the same order. `processing`: the bank has not responded yet. `unavailable`: cards are
 * not accepted. `misconfigured`: the provider does not know the mall's key.
 */
export const cardPaymentStates = [
  'loading',
  'ready',
  'processing',
  'blocked',
  'expired',
  'unavailable',
  'misconfigured',
] as const;
/** One of `cardPaymentStates`. */
export type CardPaymentState = (typeof cardPaymentStates)[number];

/** States with a message instead of a form. */
export const stateMessages = {
  processing: { tone: 'info', text: paymentMessages.cardProcessing },
  blocked: { tone: 'critical', text: paymentMessages.cardBlocked },
  expired: { tone: 'caution', text: paymentMessages.cardExpired },
  unavailable: { tone: 'caution', text: paymentMessages.cardUnavailable },
  misconfigured: { tone: 'critical', text: paymentMessages.cardMisconfigured },
} satisfies Partial<
  Record<CardPaymentState, { tone: 'info' | 'critical' | 'caution'; text: PlainMessage }>
>;

export const hasMessage = (state: CardPaymentState): state is keyof typeof stateMessages =>
  state in stateMessages;
