import type { MallFormat } from '@vermilion/mall-data/format';
import { describe, expect, it } from 'vitest';
import { toCard } from './to-card';

// What amounts and times need
const mall = { decimals: 2, currency: 'EUR', utcOffset: 60 } as MallFormat;
const now = new Date('2026-05-01T12:00:00Z');
const at = { language: 'fr', now };
const coupon = { name: 'Spring', useType: 1, amount: '5.00' } as const;

describe('a coupon as shoppers see it', () => {
  it('has the name of their language, or that of the shop', () => {
    const translations = { fr: { name: 'Printemps' } };
    expect(toCard(mall, { ...coupon, translations }, at).name).toBe('Printemps');
    expect(toCard(mall, { ...coupon, translations: {} }, at).name).toBe('Spring');
  });

  it('ends some days after it was got', () => {
    expect(toCard(mall, { ...coupon, days: 2 }, at)).toMatchObject({
      state: 'usable',
      amountMinor: 500,
      minimumMinor: 0,
      endsAt: new Date('2026-05-03T12:00:00Z'),
    });
  });

  it('is valid between its times, by the clock of the mall', () => {
    const times = { useFrom: '2026-05-02 09:00:00', useUntil: '2026-05-09 09:00:00' };
    expect(toCard(mall, { ...coupon, ...times, minAmount: '20.00' }, at)).toMatchObject({
      state: 'notStarted',
      minimumMinor: 2000,
      startsAt: new Date('2026-05-02T08:00:00Z'),
      endsAt: new Date('2026-05-09T08:00:00Z'),
    });
  });
});
