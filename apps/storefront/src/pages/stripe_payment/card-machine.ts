import type { CardPaymentState } from '@vermilion/mall-components/order';

/** Stripe's status of a payment intent; `gone` if the secret is unknown, `refused` if the mall's key is. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'canceled'
  | 'gone'
  | 'refused';

export interface CardPayment {
  state: CardPaymentState | 'over';
  /** Stripe's message about the last attempt, in the shopper's language. */
  problem?: string | undefined;
}

export type CardEvent =
  | { type: 'scriptFailed' }
  | { type: 'formReady' }
  | { type: 'formFailed' }
  | { type: 'declined'; message: string | undefined }
  | { type: 'told'; status: IntentStatus };

const states: Record<IntentStatus, CardPayment['state'] | undefined> = {
  requires_payment_method: undefined,
  requires_confirmation: undefined,
  requires_action: undefined,
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'over',
  canceled: 'expired',
  gone: 'expired',
  refused: 'misconfigured',
};

/** The state after an event. `over` is final: the result page takes over. */
export function nextCardPayment(before: CardPayment, event: CardEvent): CardPayment {
  if (before.state === 'over') return before;
  switch (event.type) {
    case 'scriptFailed':
    case 'formFailed':
      return { state: 'blocked' };
    case 'formReady':
      return before.state === 'loading' ? { state: 'ready' } : before;
    case 'declined':
      return before.state === 'ready' ? { state: 'ready', problem: event.message } : before;
    case 'told': {
      const state = states[event.status];
      return state ? { state } : before;
    }
  }
}
