import { type MallClient, MallError } from '@vermilion/api-client';
import { readStoredSaved, updateGuestSaved } from './guest-cart-store';

/**
 * Moves a guest's saved items from the browser into the account and resolves to their number. The server
 * keeps the larger quantity of each SKU, so a retry after a lost response is harmless. Refused items stay in
 * the browser.
 */
export async function joinGuestSaved(api: Pick<MallClient, 'keepSavedItems'>): Promise<number> {
  const rows = readStoredSaved();
  if (rows.length === 0) return 0;
  const items = rows.map(({ productId, skuId, quantity }) => ({
    productId,
    productAttrUnique: skuId,
    cartNum: quantity,
  }));
  try {
    await api.keepSavedItems({ items }, { signal: AbortSignal.timeout(20_000) });
  } catch (error) {
    if (error instanceof MallError && ['business', 'validation', 'notFound'].includes(error.kind))
      return 0;
    throw error;
  }
  // Keeps what another tab has saved meanwhile
  const sent = new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]));
  updateGuestSaved((now) => now.filter(({ skuId, quantity }) => sent.get(skuId) !== quantity));
  return rows.length;
}
