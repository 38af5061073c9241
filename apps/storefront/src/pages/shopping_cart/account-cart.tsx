import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CartView } from '@vermilion/mall-components/cart';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app/app-context';
import { refreshCart } from '../../cart/refresh-cart';
import { reported } from '../../errors/reported';
import { paths } from '../../paths';
import { invalidQuery, validQuery } from './loader';
import { toInvalid, toShops } from './map';

/** The cart of who is signed in. */
export function AccountCart() {
  const app = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const valid = useQuery(validQuery(app));
  const invalid = useQuery(invalidQuery(app));
  const shops = useMemo(() => toShops(valid.data ?? []), [valid.data]);
  const gone = useMemo(() => toInvalid(invalid.data ?? []), [invalid.data]);
  return (
    <CartView
      shops={shops}
      invalid={gone}
      state={valid.isPending ? 'loading' : valid.isError && !valid.data ? 'failed' : 'ready'}
      onRetry={() => void valid.refetch()}
      onQuantityChange={(id, number) =>
        reported(async () => {
          await app.api.setCartQuantity({ id, number });
          await refreshCart(queryClient);
        })
      }
      onDelete={(ids) =>
        reported(async () => {
          await app.api.deleteCartItems({ ids });
          await refreshCart(queryClient);
        })
      }
      onCheckout={(ids) =>
        reported(async () => {
          const { preOrderNo } = await app.api.createPreOrder({
            preOrderType: 'shoppingCart',
            orderDetails: ids.map((shoppingCartId) => ({ shoppingCartId })),
          });
          await navigate(paths.confirm(preOrderNo));
        })
      }
      shoppingHref={paths.home()}
    />
  );
}
