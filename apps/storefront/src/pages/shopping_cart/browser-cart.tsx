import { CartView } from '@vermilion/mall-components/cart';
import { useMemo } from 'react';
import { withoutSkus, withQuantity } from '../../cart/guest-cart';
import { updateGuestCart, useGuestCart } from '../../cart/guest-cart-store';
import { paths } from '../../paths';
import { useSignIn } from '../../session/sign-in-context';
import { toGuestShops } from './map';

/** A guest's cart, which the browser stores; the server renders placeholders. */
export function BrowserCart() {
  const rows = useGuestCart();
  const { open: openSignIn } = useSignIn();
  const shops = useMemo(() => toGuestShops(rows ?? []), [rows]);
  return (
    <CartView
      shops={shops}
      invalid={[]}
      state={rows ? 'ready' : 'loading'}
      onQuantityChange={(skuId, quantity) =>
        updateGuestCart((now) => withQuantity(now, skuId, quantity))
      }
      onDelete={(skuIds) => updateGuestCart((now) => withoutSkus(now, skuIds))}
      onCheckout={(skuIds) => openSignIn({ type: 'checkout', skuIds })}
      shoppingHref={paths.home()}
      onSignIn={() => openSignIn()}
    />
  );
}
