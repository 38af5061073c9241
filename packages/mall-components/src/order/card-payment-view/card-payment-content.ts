import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';

/**
 * `blocked`: the provider's form could not be loaded. `expired`: this payment can no longer be made, the
 * order perhaps by another. `processing`: the bank takes its time. `unavailable`: cards are not taken.
 */
export const cardPaymentStates = [
  'loading',
  'ready',
  'processing',
  'blocked',
  'expired',
  'unavailable',
] as const;
export type CardPaymentState = (typeof cardPaymentStates)[number];

/** The states that are told instead of a form. */
export const toldStates = {
  processing: { tone: 'info', text: messages.cardProcessing },
  blocked: { tone: 'critical', text: messages.cardBlocked },
  expired: { tone: 'caution', text: messages.cardExpired },
  unavailable: { tone: 'caution', text: messages.cardUnavailable },
} satisfies Partial<
  Record<CardPaymentState, { tone: 'info' | 'critical' | 'caution'; text: PlainMessage }>
>;

export const isTold = (state: CardPaymentState): state is keyof typeof toldStates =>
  state in toldStates;
