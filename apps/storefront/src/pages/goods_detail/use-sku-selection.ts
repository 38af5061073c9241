import type { SkuMatrix, SkuSelection } from '@vermilion/mall-components/sku';
import { clampQuantity, findSku, initialSelection } from '@vermilion/mall-components/sku';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GoodsParams } from '../../page-params';
import { paths } from '../../page-params/paths';

/**
 * The selected SKU and its quantity. The SKU is part of the URL, but also state, since a radio button must
 * not wait for the router.
 */
export function useSkuSelection(id: number, matrix: SkuMatrix, query: GoodsParams) {
  const navigate = useNavigate();
  const skuId = query.sku;
  const [choice, setChoice] = useState({ address: skuId, skuId });
  const [requested, setRequested] = useState(1);
  // The URL wins when it has changed, e.g. by going back
  if (choice.address !== skuId) setChoice({ address: skuId, skuId });
  const selection = initialSelection(matrix, choice.skuId);
  const sku = findSku(matrix, selection);
  const select = (next: SkuSelection) => {
    const chosen = findSku(matrix, next);
    if (!chosen) return;
    setChoice({ address: skuId, skuId: chosen.id });
    const to = paths.goods(id, { ...query, sku: chosen.id });
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  return {
    selection,
    select,
    sku,
    quantity: clampQuantity(requested, sku?.stock ?? 0),
    setQuantity: setRequested,
  };
}
