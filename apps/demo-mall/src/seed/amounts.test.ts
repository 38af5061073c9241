import { readPolicy } from '@vermilion/mall-api';
import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts';
import { buildMall } from './build-mall';
import { buildOrders } from './orders';

const now = new Date('2026-03-31T20:30:00Z');
const policyIn = (currency: string, zoneOffsetMinutes = 480) => ({
  ...readPolicy(undefined),
  currency: { ...readPolicy(undefined).currency, currency },
  zoneOffsetMinutes,
});

describe('amountsIn', () => {
  it.each([
    ['USD', 8990],
    ['EUR', 8990],
    ['JPY', 8990],
    ['KWD', 26_970],
    ['LAK', 179_800_000],
  ])('are sensible in %s', (currency, amount) =>
    expect(amountsIn(policyIn(currency))(8990)).toBe(amount),
  );

  it.each(['JPY', 'KWD'])('are in %s wherever the demo has one', (currency) => {
    const policy = policyIn(currency);
    const amount = amountsIn(policy);
    const dollars = buildMall(now, policyIn('USD'));
    const mall = buildMall(now, policy);
    mall.products.forEach(({ row, skus }, index) => {
      const usual = dollars.products[index];
      expect(row.price_minor).toBe(amount(usual?.row.price_minor ?? 0));
      expect(row.postage_minor).toBe(amount(usual?.row.postage_minor ?? 0));
      expect(skus.map((sku) => sku.price_minor)).toEqual(
        usual?.skus.map((sku) => amount(sku.price_minor)),
      );
    });
    mall.coupons.forEach(({ money_minor: money }, index) =>
      expect(money).toBe(amount(dollars.coupons[index]?.money_minor ?? 0)),
    );
    const { payments, lines } = buildOrders(mall.products, mall.composer, now, policy);
    const same = buildOrders(dollars.products, dollars.composer, now, policyIn('USD'));
    expect(new Set(payments.map((payment) => payment.currency))).toEqual(new Set([currency]));
    expect(lines.map((line) => line.sku_id)).toEqual(same.lines.map((line) => line.sku_id));
  });

  it.each([
    [-480, '2026-05-01T07:59:59.000Z'],
    [0, '2026-04-30T23:59:59.000Z'],
    [330, '2026-05-31T18:29:59.000Z'],
    [540, '2026-05-31T14:59:59.000Z'],
  ])('an activity ends with a month of the mall, %i minutes from UTC', (offset, end) => {
    const [first] = buildMall(now, policyIn('USD', offset)).activities;
    expect(first?.ends_at).toEqual(new Date(end));
  });
});
