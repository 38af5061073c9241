import type { MallClient } from '@vermilion/api-client';
import { MallError } from '@vermilion/api-client';
import { randomId } from '@vermilion/api-client';
import { type AccountCart, toAccountCart } from '@vermilion/mall-data/cart';
import type { GuestCartRow, PendingMerge } from './guest-cart';
import { MAX_QUANTITY, withoutSkus } from './guest-cart';

type Rows = readonly GuestCartRow[];

/** Access to the browser's cart and to the account's. */
export interface MergeDeps {
  api: Pick<MallClient, 'cartList' | 'addToCart'>;
  /** The current rows. */
  read(): Rows;
  update(change: (rows: Rows) => Rows): void;
}

export interface MergeResult {
  /** Number of rows merged into the account's cart. */
  moved: number;
  /** Some quantities were capped by the stock. */
  capped: boolean;
  /** Some rows were refused; they stay in the browser. */
  refused: boolean;
}

const CALL_MS = 20_000;

/** The quantity of a row to send: together with the account's, never more than the stock. */
export function planMerge(row: GuestCartRow, account: AccountCart, key: string): PendingMerge {
  const { skuId, quantity: wanted, stock } = row;
  const most = Math.min(MAX_QUANTITY, account.stocks.get(skuId) ?? stock);
  const room = Math.max(0, most - (account.quantities.get(skuId) ?? 0));
  return { key, wanted, quantity: Math.min(wanted, room) };
}

const change = (rows: Rows, skuId: number, part: Partial<GuestCartRow>) =>
  rows.map((row) => (row.skuId === skuId ? { ...row, ...part } : row));

/** Removes what the server has confirmed; what was added to the row meanwhile stays. */
function removeConfirmed(rows: Rows, skuId: number, { key, wanted }: PendingMerge): Rows {
  const row = rows.find((candidate) => candidate.skuId === skuId);
  if (row?.merge?.key !== key) return rows;
  const quantity = row.quantity - wanted;
  return quantity > 0
    ? change(rows, skuId, { quantity, merge: undefined })
    : withoutSkus(rows, [skuId]);
}

const withAdded = ({ quantities, stocks }: AccountCart, skuId: number, more: number) => ({
  quantities: new Map(quantities).set(skuId, (quantities.get(skuId) ?? 0) + more),
  stocks,
});

/** Whether the server refused the goods, so that a retry would fail too. */
const isRefusal = (error: unknown) =>
  error instanceof MallError &&
  ['business', 'validation', 'forbidden', 'notFound'].includes(error.kind);

/**
 * Merges the browser's cart into the account's, row by row. A row is removed from the browser once the server
 * has confirmed it; each has its own idempotency key, so that a retry after a lost response does not count
 * twice. Rejects when the server cannot be reached; the remaining rows stay in the browser.
 */
export async function mergeGuestCart({ api, read, update }: MergeDeps): Promise<MergeResult> {
  const joined: MergeResult = { moved: 0, capped: false, refused: false };
  const call = () => ({ signal: AbortSignal.timeout(CALL_MS) });
  let account: AccountCart | undefined;
  for (;;) {
    const rows = read().filter(({ refused }) => !refused);
    // Rows that may already have been merged go first: they determine the remaining stock
    const row = rows.find(({ merge }) => merge) ?? rows[0];
    if (!row) return joined;
    if (!row.merge && !account) {
      account = toAccountCart(await api.cartList({ isValid: true }, call()));
      continue;
    }
    const { productId, skuId } = row;
    const merge = row.merge ?? planMerge(row, account ?? toAccountCart([]), randomId());
    if (!row.merge) update((now) => change(now, skuId, { merge }));
    const { key, wanted, quantity } = merge;
    try {
      if (quantity > 0) {
        const items = [{ productId, productAttrUnique: skuId, cartNum: quantity }];
        await api.addToCart({ items }, { ...call(), headers: { 'Idempotency-Key': key } });
      }
    } catch (error) {
      if (!isRefusal(error)) throw error;
      joined.refused = true;
      update((now) => change(now, skuId, { merge: undefined, refused: true }));
      continue;
    }
    account = row.merge ? undefined : account && withAdded(account, skuId, quantity);
    if (quantity > 0) joined.moved += 1;
    if (quantity < wanted) joined.capped = true;
    update((now) => removeConfirmed(now, skuId, merge));
  }
}
