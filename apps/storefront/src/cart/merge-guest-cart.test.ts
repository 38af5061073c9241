import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withLock } from '../browser/with-lock';
import type { GuestCartRow } from './guest-cart';
import { withRow } from './guest-cart';
import { mergeGuestCart, planMerge } from './merge-guest-cart';
import { fakeMall, type FakeOutcome } from './testing/fake-mall';

const row = (skuId: number, quantity: number): GuestCartRow => ({
  productId: 1,
  skuId,
  quantity,
  stock: 99,
  name: 'Kettle',
  imageSrc: '/picture/a.webp',
  priceMinor: 1250,
  shopId: 3,
  shopName: 'Copper & Co',
});

/** A browser whose tabs share their storage. */
function browser(rows: readonly GuestCartRow[]) {
  let stored = JSON.stringify(rows);
  const read = (): GuestCartRow[] => JSON.parse(stored);
  return {
    read,
    update: (change: (now: readonly GuestCartRow[]) => readonly GuestCartRow[]) => {
      stored = JSON.stringify(change(read()));
    },
  };
}

const unreached = { kind: 'transport' };

describe('merge the account’s cart', () => {
  it('moves everything, and each row leaves when the server has confirmed it', async () => {
    const cart = browser([row(11, 2), row(12, 1)]);
    const left: number[] = [];
    const { api, units } = fakeMall({
      fate: () => {
        left.push(cart.read().length);
        return 'fine';
      },
    });
    expect(await mergeGuestCart({ api, ...cart })).toEqual({
      moved: 2,
      capped: false,
      refused: false,
    });
    expect([[...units], left, cart.read()]).toEqual([
      [
        [11, 2],
        [12, 1],
      ],
      [2, 1],
      [],
    ]);
  });

  it('keeps what did not get there when the connection is cut, and says nothing of stock', async () => {
    const fates: FakeOutcome[] = ['fine', 'lost'];
    const { api, units } = fakeMall({ fate: () => fates.shift() ?? 'fine' });
    const cart = browser([row(11, 2), row(12, 1), row(13, 1)]);
    await expect(mergeGuestCart({ api, ...cart })).rejects.toMatchObject(unreached);
    expect(cart.read().map(({ skuId }) => skuId)).toEqual([12, 13]);
    expect(await mergeGuestCart({ api, ...cart })).toEqual({
      moved: 2,
      capped: false,
      refused: false,
    });
    expect([...units]).toEqual([
      [11, 2],
      [12, 1],
      [13, 1],
    ]);
  });

  it('counts a row once whose answer was lost, also when more was added to it since', async () => {
    const fates: FakeOutcome[] = ['answerLost'];
    const { api, units } = fakeMall({ stock: 4, fate: () => fates.shift() ?? 'fine' });
    const cart = browser([row(11, 3)]);
    await expect(mergeGuestCart({ api, ...cart })).rejects.toMatchObject(unreached);
    cart.update((rows) => withRow(rows, row(11, 1)));
    expect(await mergeGuestCart({ api, ...cart })).toEqual({
      moved: 2,
      capped: false,
      refused: false,
    });
    expect([units.get(11), cart.read()]).toEqual([4, []]);
  });

  it('takes along what another tab adds in the meantime, and leaves what it takes away', async () => {
    const cart = browser([row(11, 2), row(12, 1)]);
    let calls = 0;
    const { api, units } = fakeMall({
      fate: () => {
        calls += 1;
        // Other tabs increase a row in flight, add one, and remove one that has not been sent
        if (calls === 1)
          cart.update((rows) =>
            withRow(withRow(rows, row(11, 3)), row(13, 1)).filter(({ skuId }) => skuId !== 12),
          );
        return 'fine';
      },
    });
    await mergeGuestCart({ api, ...cart });
    expect([units.get(11), units.get(12), units.get(13)]).toEqual([5, undefined, 1]);
    expect(cart.read()).toEqual([]);
  });

  it('says when there is less than was wanted, asks for no more than that', async () => {
    const mall = fakeMall({ stock: 3 });
    mall.units.set(11, 1).set(12, 3);
    const cart = browser([row(11, 5), row(12, 1)]);
    expect(await mergeGuestCart({ api: mall.api, ...cart })).toEqual({
      moved: 1,
      capped: true,
      refused: false,
    });
    expect(mall.sent.map(({ skuId, cartNum }) => [skuId, cartNum])).toEqual([[11, 2]]);
    expect(cart.read()).toEqual([]);
  });

  it('keeps what was refused, goes on with the rest, and does not ask for it again', async () => {
    const { api, sent } = fakeMall({ fate: (skuId) => (skuId === 11 ? 'refused' : 'fine') });
    const cart = browser([row(11, 1), row(12, 1)]);
    expect(await mergeGuestCart({ api, ...cart })).toEqual({
      moved: 1,
      capped: false,
      refused: true,
    });
    expect(cart.read()).toEqual([{ ...row(11, 1), refused: true }]);
    expect(await mergeGuestCart({ api, ...cart })).toEqual({
      moved: 0,
      capped: false,
      refused: false,
    });
    expect(sent).toHaveLength(2);
  });

  it.each(['with a lock', 'without one'])('counts once in two tabs, %s', async (how) => {
    let queue: Promise<unknown> = Promise.resolve();
    const locks = {
      request: (_name: string, work: () => Promise<unknown>) => (queue = queue.then(work, work)),
    } as unknown as LockManager;
    const { api, units, sent } = fakeMall();
    const cart = browser([row(11, 2), row(12, 1), row(13, 7)]);
    const tab = () =>
      withLock(
        'join',
        () => mergeGuestCart({ api, ...cart }),
        how === 'with a lock' ? locks : null,
      );
    await Promise.all([tab(), tab(), tab()]);
    expect([...units]).toEqual([
      [11, 2],
      [12, 1],
      [13, 7],
    ]);
    expect(cart.read()).toEqual([]);
    if (how === 'with a lock') expect(sent).toHaveLength(3);
  });

  it('loses and doubles nothing, whatever is cut and in whichever order the tabs come', async () => {
    const fates = fc.array(fc.constantFrom<FakeOutcome>('fine', 'lost', 'answerLost'), {
      maxLength: 12,
    });
    const rows = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9 })),
      {
        selector: ([skuId]) => skuId,
      },
    );
    const additions = fc.array(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 5 })), {
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(
        fates,
        rows,
        additions,
        fc.integer({ min: 1, max: 3 }),
        async (cuts, first, later, tabs) => {
          const wanted = new Map<number, number>();
          const cart = browser([]);
          const put = (skuId: number, quantity: number) => {
            wanted.set(skuId, (wanted.get(skuId) ?? 0) + quantity);
            cart.update((now) => withRow(now, row(skuId, quantity)));
          };
          let calls = 0;
          const mall = fakeMall({
            fate: () => {
              const at = (calls += 1);
              for (const [when, skuId] of later) if (when === at) put(skuId, 1);
              return cuts.shift() ?? 'fine';
            },
          });
          for (const [skuId, quantity] of first) put(skuId, quantity);
          const join = () => mergeGuestCart({ api: mall.api, ...cart }).catch(() => undefined);
          // Once per failure, then once more without any
          for (let round = 0; round <= 12; round += 1)
            await Promise.all(Array.from({ length: tabs }, join));
          await join();
          expect(cart.read()).toEqual([]);
          expect(mall.units).toEqual(wanted);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('plans no more of a sku than there is together', () => {
    const count = fc.nat(120);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), count, count, (quantity, held, stock) => {
        const account = { quantities: new Map([[11, held]]), stocks: new Map([[11, stock]]) };
        const plan = planMerge(row(11, quantity), account, 'k');
        expect(plan.quantity).toBeLessThanOrEqual(quantity);
        if (plan.quantity > 0)
          expect(held + plan.quantity).toBeLessThanOrEqual(Math.min(99, stock));
        else expect(held).toBeGreaterThanOrEqual(Math.min(99, stock));
      }),
    );
  });
});
