import { useQuery } from '@tanstack/react-query';
import { MiniCart } from '@vermilion/mall-components/cart';
import { toShops } from '@vermilion/mall-data/cart';
import { useMemo } from 'react';
import { validQuery } from '../cart/cart-queries';
import { useGuestCart } from '../cart/guest-cart-store';
import { toGuestShops } from '../cart/guest-models';
import { useCheckout } from '../checkout/use-checkout';
import { useApp } from '../deps/app-context';
import { useMallFormat } from '../deps/mall-context';
import { paths } from '../page-params/paths';
import { useSession } from '../session/session-query';

/** A short view of the visitor's cart. */
export const CartPreview = () => (useSession().signedIn ? <AccountPreview /> : <GuestPreview />);

function AccountPreview() {
  const mall = useMallFormat();
  const app = useApp();
  const { data, isError, refetch } = useQuery({ ...validQuery(app), meta: { quiet: true } });
  const shops = useMemo(() => toShops(mall)(data ?? []), [mall, data]);
  const checkOut = useCheckout();
  const rows = shops.flatMap((shop) => shop.rows);
  return (
    <MiniCart
      shops={shops}
      state={data ? 'ready' : isError ? 'failed' : 'loading'}
      onRetry={() => void refetch()}
      cartHref={paths.cart()}
      onCheckout={(ids) =>
        checkOut({
          type: 'checkout',
          skuIds: rows.flatMap(({ id, skuId }) => (skuId && ids.includes(id) ? [skuId] : [])),
        })
      }
    />
  );
}

function GuestPreview() {
  const rows = useGuestCart();
  const shops = useMemo(() => toGuestShops(rows ?? []), [rows]);
  const checkOut = useCheckout();
  return (
    <MiniCart
      shops={shops}
      state={rows ? 'ready' : 'loading'}
      cartHref={paths.cart()}
      onCheckout={(skuIds) => checkOut({ type: 'checkout', skuIds })}
    />
  );
}
