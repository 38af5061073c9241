import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen } from '@testing-library/react';
import { ToastProvider } from '@vermilion/design-system/toast';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST_CART_KEY } from '../browser/stored-names';
import { AppContext } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import type { GuestCartRow } from './guest-cart';
import { readStoredCart, updateGuestCart } from './guest-cart-store';
import { fakeMall } from './testing/fake-mall';
import { useMergeGuestCart } from './use-merge-guest-cart';

const row = (skuId: number, quantity: number): GuestCartRow => ({
  productId: 1,
  skuId,
  quantity,
  stock: 99,
  name: 'Kettle',
  imageSrc: '/picture/a.webp',
  priceMinor: 1250,
  shopId: 3,
  shopName: 'Copper & Co',
});

const empty = () => updateGuestCart(() => []);
beforeEach(empty);
afterEach(empty);

/** The hook for a signed-in visitor, with the account's cart on a fake mall. */
function setUp(mall: ReturnType<typeof fakeMall>) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['cartCount'], { count: 0 });
  const deps = { api: mall.api, locale: 'en', queryClient } as unknown as AppDeps;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppContext value={deps}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en" onError={() => {}}>
          <ToastProvider label="Messages" dismissLabel="Dismiss">
            {children}
          </ToastProvider>
        </IntlProvider>
      </QueryClientProvider>
    </AppContext>
  );
  const { result } = renderHook(() => useMergeGuestCart(), { wrapper });
  const isCountStale = () => queryClient.getQueryState(['cartCount'])?.isInvalidated;
  return { merge: () => act(() => result.current()), isCountStale };
}

describe('useMergeGuestCart', () => {
  it('moves the browser’s cart into the account’s, says so, and asks anew for the count', async () => {
    updateGuestCart(() => [row(11, 2), row(12, 1)]);
    const mall = fakeMall();
    const { merge, isCountStale } = setUp(mall);
    expect(await merge()).toBe(true);
    expect([...mall.units]).toEqual([
      [11, 2],
      [12, 1],
    ]);
    expect(localStorage.getItem(GUEST_CART_KEY)).toBeNull();
    expect(screen.queryByText(/are in your cart now/)).not.toBeNull();
    expect(isCountStale()).toBe(true);
  });

  it('says that there is less in stock than was wanted', async () => {
    updateGuestCart(() => [row(11, 5)]);
    const mall = fakeMall({ stock: 3 });
    mall.units.set(11, 1);
    const { merge } = setUp(mall);
    expect(await merge()).toBe(false);
    expect(mall.units.get(11)).toBe(3);
    expect(screen.queryByText(/less in stock|fewer in stock|enough in stock/i)).not.toBeNull();
  });

  it('keeps what the account does not take in the browser, and says where it is', async () => {
    updateGuestCart(() => [row(11, 1), row(12, 1)]);
    const mall = fakeMall({ fate: (skuId) => (skuId === 12 ? 'refused' : 'fine') });
    const { merge } = setUp(mall);
    expect(await merge()).toBe(false);
    expect(readStoredCart()).toEqual([{ ...row(12, 1), refused: true }]);
    expect(screen.queryByText(/still in this browser/)).not.toBeNull();
    // Not offered or announced a second time
    const sent = mall.sent.length;
    expect(await merge()).toBe(true);
    expect(mall.sent).toHaveLength(sent);
  });

  it('leaves everything for the next time when the mall is not reached, which then adds it once', async () => {
    updateGuestCart(() => [row(11, 2)]);
    let outcome: 'answerLost' | 'fine' = 'answerLost';
    const mall = fakeMall({ fate: () => outcome });
    const { merge, isCountStale } = setUp(mall);
    await expect(merge()).rejects.toMatchObject({ kind: 'transport' });
    expect(readStoredCart()).toHaveLength(1);
    expect(isCountStale()).toBe(true);
    outcome = 'fine';
    expect(await merge()).toBe(true);
    expect(mall.units.get(11)).toBe(2);
    expect(readStoredCart()).toEqual([]);
  });

  it('asks nobody when the browser’s cart is empty', async () => {
    const mall = fakeMall();
    const cartList = vi.spyOn(mall.api, 'cartList');
    expect(await setUp(mall).merge()).toBe(true);
    expect(cartList).not.toHaveBeenCalled();
    expect(screen.queryByText(/cart/i)).toBeNull();
  });
});
