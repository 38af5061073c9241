import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { OrderPrice, PreOrder } from '@vermilion/api-client';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { AppContext } from '../../deps/app-context';
import type { AppDeps } from '../../deps/deps';
import { draftQuery, priceQuery } from './loader';
import { usePrice } from './use-price';

const lifeOf = (isHeld: boolean) => ({ leftSeconds: 60, maxLeftSeconds: 60, isHeld });
const draft = { draft: lifeOf(true), addressId: null } as PreOrder;
const computed = { draft: lifeOf(false) } as OrderPrice;
const choice = { couponIds: [7], pointsUsed: false };

/** Whether the stock is shown as reserved, with the times at which draft and price were loaded. */
function isHeld(draftAt: number, priceAt: number) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const deps = { api: {}, queryClient } as unknown as AppDeps;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppContext value={deps}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en">{children}</IntlProvider>
      </QueryClientProvider>
    </AppContext>
  );
  queryClient.setQueryData(draftQuery(deps, '1').queryKey, draft, { updatedAt: draftAt });
  queryClient.setQueryData(priceQuery(deps, '1', choice).queryKey, computed, {
    updatedAt: priceAt,
  });
  return renderHook(() => usePrice('1', draft, choice), { wrapper }).result.current.reservation
    ?.held;
}

describe('the reservation', () => {
  it('is that of the price, which is computed after the draft is loaded', () => {
    expect(isHeld(1, 2)).toBe(false);
  });

  it('is the same during hydration, where all data of a page has one time', () => {
    expect(isHeld(2, 2)).toBe(false);
  });

  it('is that of a draft extended since', () => {
    expect(isHeld(3, 2)).toBe(true);
  });
});
