import type { MallClient } from '@vermilion/api-client';
import { MallError } from '@vermilion/api-client';

/** Failure mode of a call: lost request, lost response, or refusal. */
export type FakeOutcome = 'fine' | 'lost' | 'answerLost' | 'refused';

const failure = (kind: 'transport' | 'business') =>
  new MallError({
    kind,
    operation: 'addToCart',
    code: kind === 'business' ? 500 : 0,
    status: 0,
  });

interface FakeMallOptions {
  stock?: number;
  /** Decides the outcome of each addition. */
  fate?: (skuId: number) => FakeOutcome;
}

/** An account's cart on a server that honours idempotency keys and lets another tab act between calls. */
export function fakeMall({ stock = 99, fate = () => 'fine' }: FakeMallOptions = {}) {
  const units = new Map<number, number>();
  const known = new Map<string, string>();
  const sent: { skuId: number; cartNum: number; key: string }[] = [];
  const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
  const api = {
    async cartList() {
      await pause();
      const row = { productId: 1, image: '', storeName: '', suk: null, price: '1.00', stock };
      return [...units].map(([attrId, cartNum]) => ({
        merName: 'Shop',
        cartInfoList: [{ ...row, id: attrId, attrId, cartNum }],
      }));
    },
    async addToCart({ items }, options) {
      const [{ productAttrUnique: skuId, cartNum } = { productAttrUnique: 0, cartNum: 0 }] = items;
      const key = options?.headers?.['Idempotency-Key'] ?? '';
      sent.push({ skuId, cartNum, key });
      const turn = fate(skuId);
      await pause();
      if (turn === 'lost') throw failure('transport');
      if (turn === 'refused') throw failure('business');
      const body = JSON.stringify(items);
      if ((known.get(key) ?? body) !== body)
        throw new Error('This key belongs to another request.');
      if (!known.has(key)) {
        known.set(key, body);
        units.set(skuId, Math.min(stock, (units.get(skuId) ?? 0) + cartNum));
      }
      await pause();
      if (turn === 'answerLost') throw failure('transport');
      return null;
    },
  } satisfies Pick<MallClient, 'cartList' | 'addToCart'>;
  return { api, units, sent };
}
