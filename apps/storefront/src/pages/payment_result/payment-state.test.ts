import { describe, expect, it } from 'vitest';
import { paymentState } from './payment-state';

const signs = { paid: false, cancelled: false, said: null, late: false };

describe('what is told of a payment', () => {
  it('is paid by the word of the server alone', () => {
    expect(paymentState({ ...signs, paid: true, said: '0' })).toBe('paid');
    for (const said of ['1', 'succeeded', 'paid', null])
      expect(paymentState({ ...signs, said })).toBe('checking');
  });

  it('is unknown when the word does not come', () => {
    expect(paymentState({ ...signs, said: '1', late: true })).toBe('unknown');
  });

  it('is failed when the provider says so, or the order is cancelled', () => {
    expect(paymentState({ ...signs, said: '0' })).toBe('failed');
    expect(paymentState({ ...signs, cancelled: true, said: '1' })).toBe('failed');
  });
});
