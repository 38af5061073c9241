import { MallError, type MallClient } from '@vermilion/api-client';
import { readStoredSaved, updateGuestSaved } from './guest-cart-store';

/**
 * Saves in the account what a guest has saved in the browser, and resolves to how many. The server keeps the
 * larger number of each sku, so that a lost answer does no harm. What it refuses stays in the browser.
 */
export async function joinGuestSaved(api: Pick<MallClient, 'keepSavedItems'>): Promise<number> {
  const rows = readStoredSaved();
  if (rows.length === 0) return 0;
  const items = rows.map(({ productId, skuId, quantity }) => ({
    ...{ productId, productAttrUnique: skuId, cartNum: quantity },
  }));
  try {
    await api.keepSavedItems({ items }, { signal: AbortSignal.timeout(20_000) });
  } catch (error) {
    if (error instanceof MallError && ['business', 'validation', 'notFound'].includes(error.kind))
      return 0;
    throw error;
  }
  // what another tab has saved meanwhile stays
  const sent = new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]));
  updateGuestSaved((now) => now.filter(({ skuId, quantity }) => sent.get(skuId) !== quantity));
  return rows.length;
}
