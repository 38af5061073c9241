import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, hasCardForm, nonceSources } from './security-headers';

describe('card form', () => {
  it.each([
    ['/order/stripe_payment', true],
    ['/order/stripe_payment/', true],
    ['/zh-CN/order/stripe_payment', true],
    ['/order/order_confirm', false],
    ['/', false],
    ['/xx/order/stripe_payment', false],
    ['/order/stripe_payment/more', false],
  ])('stands on %s: %s', (path, expected) => expect(hasCardForm(path)).toBe(expected));

  it('opens the way to Stripe on its page alone', () => {
    const policy = (cardForm: boolean) =>
      contentSecurityPolicy(nonceSources('n'), { secure: true, cardForm });
    expect(policy(true)).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy(true)).toContain('frame-src https://js.stripe.com');
    expect(policy(false)).not.toContain('stripe');
  });
});
