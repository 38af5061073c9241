import { useState } from 'react';
import type { Id } from '../../settings';
import { clampQuantity, findSku, initialSelection } from '../sku-model';
import type { SkuMatrix, SkuSelection } from '../types';

/** State of a goods page: selection, SKU and quantity. The quantity always stays within 1..stock. */
export function useSkuChoice(matrix: SkuMatrix, skuId?: Id) {
  const [selection, setSelection] = useState<SkuSelection>(() => initialSelection(matrix, skuId));
  const [requested, setRequested] = useState(1);
  const sku = findSku(matrix, selection);
  return {
    selection,
    setSelection,
    sku,
    quantity: clampQuantity(requested, sku?.stock ?? 0),
    setQuantity: setRequested,
  };
}
