'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import { cartActions } from '@vermilion/mall-data/cart';
import { api, useSignedIn } from './api';
import { loadCart } from './load';
import { useSignIn } from './sign-in';
import { useTexts } from './use-texts';

const queryKey = ['cart'];

/** The cart of the account; a guest has none. */
export function useCart() {
  const enabled = useSignedIn();
  return useQuery({ queryKey, queryFn: () => loadCart(api), enabled });
}

/** The calls that change the cart; each loads it anew. */
export function useCartActions() {
  const queryClient = useQueryClient();
  const { setQuantity, delete: remove, add } = cartActions(api);
  const changed = () => queryClient.invalidateQueries({ queryKey });
  return {
    setQuantity: (id: number, quantity: number) => setQuantity(id, quantity).finally(changed),
    remove: (ids: number[]) => remove(ids).finally(changed),
    add: (productId: number, skuId: number, quantity: number) =>
      // a key of its own for each press: the client may send it twice
      add([{ productId, skuId, quantity }], crypto.randomUUID()).finally(changed),
  };
}

/** Adds goods to the cart; a guest signs in first. Resolves when they are there, or sign-in is open. */
export function useAddToCart() {
  const texts = useTexts();
  const signedIn = useSignedIn();
  const signIn = useSignIn();
  const { show } = useToast();
  const { add } = useCartActions();
  return async (productId: number, skuId: number, quantity: number, then?: () => void) => {
    const put = async () => {
      try {
        await add(productId, skuId, quantity);
        if (then) then();
        else show({ tone: 'positive', message: texts.added });
      } catch {
        show({ tone: 'critical', message: texts.failed });
      }
    };
    if (signedIn) await put();
    else signIn(() => void put());
  };
}
