import { describe, expect, it } from 'vitest';
import { intervalAfter, isOpen, type PaymentSignals, paymentState } from './payment-state';

const signs: PaymentSignals = {
  paid: false,
  cancelled: false,
  onDelivery: false,
  processing: false,
  state: 'pending',
  redirectStatus: null,
  late: false,
  offline: false,
};

describe('what is told of a payment', () => {
  it('is paid by the word of the server alone', () => {
    expect(paymentState({ ...signs, paid: true, redirectStatus: '0' })).toBe('paid');
    for (const redirectStatus of ['1', 'succeeded', 'paid', null])
      expect(paymentState({ ...signs, redirectStatus })).toBe('checking');
  });

  it('is failed by the word of the server alone', () => {
    expect(paymentState({ ...signs, state: 'failed', redirectStatus: '1' })).toBe('failed');
    for (const redirectStatus of ['0', '2', 'failed', 'abandoned'])
      for (const state of ['pending', undefined] as const)
        expect(paymentState({ ...signs, redirectStatus, state })).toBe('unfinished');
  });

  it('is not paid yet when the shopper gave up, or never began', () => {
    for (const state of ['abandoned', 'none'] as const)
      expect(paymentState({ ...signs, state, redirectStatus: '1' })).toBe('unfinished');
  });

  it('is unknown when the word does not come, and says so when nobody can ask', () => {
    expect(paymentState({ ...signs, redirectStatus: '1', late: true })).toBe('unknown');
    expect(paymentState({ ...signs, redirectStatus: '1', late: true, offline: true })).toBe(
      'offline',
    );
    expect(paymentState({ ...signs, paid: true, offline: true })).toBe('paid');
  });

  it('is being confirmed while the provider waits for the money, whatever the address says', () => {
    const processing = { ...signs, processing: true, late: true };
    for (const redirectStatus of ['0', '1', null])
      expect(paymentState({ ...processing, redirectStatus })).toBe('confirming');
    expect(paymentState({ ...processing, paid: true })).toBe('paid');
    expect(paymentState({ ...processing, cancelled: true })).toBe('cancelled');
  });

  it('is cancelled with the order', () => {
    expect(paymentState({ ...signs, cancelled: true, redirectStatus: '1' })).toBe('cancelled');
    expect(paymentState({ ...signs, onDelivery: true, state: 'none' })).toBe('onDelivery');
  });
});

describe('asking the server', () => {
  it('goes on while it is pending, whatever the address says, until the order is over', () => {
    expect(isOpen({ ...signs, redirectStatus: '0', late: true }, 10, 10)).toBe(true);
    expect(isOpen(signs, 11, 10)).toBe(false);
    expect(isOpen({ ...signs, state: undefined }, 11)).toBe(true);
    for (const state of ['failed', 'abandoned', 'none'] as const)
      expect(isOpen({ ...signs, state }, 0, 10)).toBe(false);
    expect(isOpen({ ...signs, paid: true }, 0)).toBe(false);
    expect(isOpen({ ...signs, cancelled: true }, 0)).toBe(false);
  });

  it('happens less and less often', () => {
    expect([0, 1, 2, 3].map((answers) => Math.round(intervalAfter(answers)))).toEqual([
      1500, 1500, 2100, 2940,
    ]);
    expect(intervalAfter(100)).toBe(30_000);
  });
});
