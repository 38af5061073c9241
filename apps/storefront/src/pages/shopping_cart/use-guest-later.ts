import type { CartLater } from '@vermilion/mall-components/cart';
import { useMemo } from 'react';
import { withoutSkus } from '../../cart/guest-cart';
import { updateGuestSaved, useGuestSaved } from '../../cart/guest-cart-store';
import { toGuestSaved } from '../../cart/guest-models';
import { moveGuestRowsBack, saveGuestRows } from '../../cart/guest-saved';
import { useMoveMessages } from '../../cart/use-move-messages';

/** The guest's items saved for later, stored in the browser. */
export function useGuestLater(): CartLater {
  const saved = useGuestSaved();
  const rows = useMemo(() => toGuestSaved(saved ?? []), [saved]);
  const tell = useMoveMessages();
  return {
    rows,
    onSave: saveGuestRows,
    onMoveToCart: (skuIds) => void tell(moveGuestRowsBack(skuIds) === 0),
    onDelete: (skuIds) => updateGuestSaved((now) => withoutSkus(now, skuIds)),
  };
}
