import { MallError } from '@vermilion/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CartView } from '@vermilion/mall-components/cart';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app/app-context';
import { dropCachedRows, setCachedQuantity } from '../../cart/account-cart-cache';
import { refreshCart } from '../../cart/refresh-cart';
import { reported } from '../../errors/reported';
import { useSpoken } from '../../errors/use-spoken';
import { paths } from '../../paths';
import { invalidQuery, validQuery } from './loader';
import { toInvalid, toShops } from './map';
import { useLeaveGuard } from './use-leave-guard';

/** The cart of who is signed in. */
export function AccountCart() {
  const app = useApp();
  const { api } = app;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const spoken = useSpoken();
  const valid = useQuery(validQuery(app));
  const invalid = useQuery(invalidQuery(app));
  const shops = useMemo(() => toShops(valid.data ?? []), [valid.data]);
  const gone = useMemo(() => toInvalid(invalid.data ?? []), [invalid.data]);
  const [unsaved, setUnsaved] = useState<() => Promise<boolean>>();
  useLeaveGuard(unsaved);
  const save = async (id: number, number: number) => {
    try {
      await api.setCartQuantity({ id, number });
      setCachedQuantity(queryClient, id, number);
    } catch (error) {
      // the stock is less than was known, or the row is gone
      if (error instanceof MallError && error.kind === 'business') void refreshCart(queryClient);
      throw error;
    }
  };
  return (
    <CartView
      shops={shops}
      invalid={gone}
      state={valid.isPending ? 'loading' : valid.isError && !valid.data ? 'failed' : 'ready'}
      onRetry={() => void valid.refetch()}
      onQuantityChange={(id, number) => spoken(save(id, number))}
      onUnsaved={(settle) => setUnsaved(() => settle)}
      onDelete={(ids) =>
        reported(async () => {
          await api.deleteCartItems({ ids });
          dropCachedRows(queryClient, ids);
        })
      }
      onCheckout={(ids) =>
        reported(async () => {
          const { preOrderNo } = await api.createPreOrder({
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
