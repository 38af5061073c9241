import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HoldableGoods } from '../inventory/hold-store';
import { defaultPolicy } from '../policy/default-policy';
import { forgottenSince, holdsOf } from './hold-rules';

const { hold, unpaid } = defaultPolicy;
const now = new Date('2026-05-04T12:00:00Z');
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);

const goods = (change: Partial<HoldableGoods> = {}): HoldableGoods => ({
  skuId: 1,
  stock: 100,
  own: 0,
  ofCaller: 0,
  ownSince: null,
  callerSince: null,
  skusOfOthers: 0,
  ...change,
});
const holds = (found: readonly HoldableGoods[], ...quantities: number[]) =>
  holdsOf(
    { hold, unpaid },
    true,
    found,
    quantities.map((quantity, index) => ({ skuId: index + 1, quantity })),
    now,
  );

describe('what a draft holds', () => {
  const units = fc.nat({ max: 500 });

  it('never passes the limits of unpaid units, of the account and of its network', () => {
    fc.assert(
      fc.property(units, units, units, fc.integer({ min: 1, max: 99 }), (...facts) => {
        const [stock, own, ofCaller, quantity] = facts;
        const { quantities } = holds([goods({ stock, own, ofCaller })], quantity);
        if (quantities.length === 0 || quantity > stock) return;
        const most = (held: number) =>
          Math.max(unpaid.minUnits, Math.floor((stock + held) * unpaid.shareOfStock));
        expect(own + quantity).toBeLessThanOrEqual(Math.min(unpaid.unitsPerAccount, most(own)));
        expect(ofCaller + quantity).toBeLessThanOrEqual(
          Math.min(unpaid.unitsPerCaller, most(ofCaller)),
        );
      }),
    );
  });

  it('is of so many goods only, those of the network counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat({ max: 600 }), (count, skusOfOthers) => {
        const found = Array.from({ length: count }, (_, index) =>
          goods({ skuId: index + 1, skusOfOthers }),
        );
        const { skuIds } = holds(found, ...found.map(() => 1));
        const most = Math.min(count, hold.skusPerDraft, hold.skusPerCaller - skusOfOthers);
        expect(skuIds).toHaveLength(Math.max(0, most));
      }),
    );
  });

  it('is held for so long, whoever of the network has begun', () => {
    const long = ago(hold.minutes);
    expect(holds([goods({ ownSince: ago(hold.minutes - 1) })], 1)).toMatchObject({
      skuIds: [1],
      begin: [false],
    });
    expect(holds([goods({ ownSince: long })], 1).skuIds).toEqual([]);
    expect(holds([goods({ callerSince: long })], 1).skuIds).toEqual([]);
    expect(holds([goods()], 1)).toMatchObject({ skuIds: [1], begin: [true] });
    expect(forgottenSince(hold, now)).toEqual(ago(hold.againAfterMinutes));
  });
});
