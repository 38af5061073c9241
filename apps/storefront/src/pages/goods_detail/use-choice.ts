import type { SkuMatrix, SkuSelection } from '@vermilion/mall-components/sku';
import { clampQuantity, findSku, initialSelection } from '@vermilion/mall-components/sku';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import type { GoodsAddress } from './goods-query';

/** The chosen sku, which stands in the address, and how many of it. */
export function useChoice(id: number, matrix: SkuMatrix, address: GoodsAddress) {
  const navigate = useNavigate();
  const selection = initialSelection(matrix, address.skuId);
  const sku = findSku(matrix, selection);
  const [wanted, setWanted] = useState(1);
  const select = (next: SkuSelection) => {
    const chosen = findSku(matrix, next);
    if (!chosen) return;
    const { tab, level, page } = address;
    const query =
      tab === 'reviews' ? { tab, level: level === 'all' ? undefined : level, page } : {};
    const to = paths.goods(id, { sku: chosen.id, ...query });
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  return {
    selection,
    select,
    sku,
    quantity: clampQuantity(wanted, sku?.stock ?? 0),
    setQuantity: setWanted,
  };
}
