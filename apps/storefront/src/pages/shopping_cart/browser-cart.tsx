import { CartView } from '@vermilion/mall-components/cart';
import { type ReactNode, useMemo } from 'react';
import { withOtherSku, withoutSkus, withQuantity } from '../../cart/guest-cart';
import { updateGuestCart, useGuestCart } from '../../cart/guest-cart-store';
import { toGuestInvalid, toGuestShops } from '../../cart/guest-models';
import { paths } from '../../page-params/paths';
import { useSignIn } from '../../session/sign-in-context';
import { useEstimate } from './use-estimate';
import { useGuestLater } from './use-guest-later';
import { useGuestRefresh } from './use-guest-refresh';
import { useSkuMatrix } from './use-sku-matrix';
import { WhenEmpty } from './when-empty';

/** A guest's cart, which the browser stores; the server renders placeholders. */
export function BrowserCart({ heading }: { heading: ReactNode }) {
  const rows = useGuestCart();
  const { open: openSignIn } = useSignIn();
  const shops = useMemo(() => toGuestShops(rows ?? []), [rows]);
  const invalid = useMemo(() => toGuestInvalid(rows ?? []), [rows]);
  const estimate = useEstimate(shops);
  useGuestRefresh();
  const loadMatrix = useSkuMatrix();
  const later = useGuestLater();
  const productOf = (id: number) => rows?.find(({ skuId }) => skuId === id)?.productId ?? 0;
  return (
    <CartView
      heading={heading}
      shops={shops}
      invalid={invalid}
      state={rows ? 'ready' : 'loading'}
      onQuantitySave={(skuId, quantity) =>
        updateGuestCart((now) => withQuantity(now, skuId, quantity))
      }
      onDelete={(skuIds) => updateGuestCart((now) => withoutSkus(now, skuIds))}
      onCheckout={(skuIds) => openSignIn({ type: 'checkout', skuIds })}
      {...estimate}
      reselect={{
        load: (id) => loadMatrix(productOf(id)),
        onChoose: (id, { id: skuId, options, imageSrc, stock, priceMinor }, quantity) =>
          updateGuestCart((now) =>
            withOtherSku(now, id, {
              skuId,
              quantity,
              stock,
              priceMinor,
              specification: options.join(', ') || undefined,
              ...(imageSrc && { imageSrc }),
            }),
          ),
      }}
      later={later}
      onCollect={(skuIds) => openSignIn({ type: 'collect', skuIds })}
      shoppingHref={paths.home()}
      whenEmpty={<WhenEmpty />}
      onSignIn={() => openSignIn()}
    />
  );
}
