import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { HomeIndex } from '@vermilion/api-client';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppContext } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { createQueryClient } from '../deps/query-client';
import { readHomeCache, writeHomeCache } from './home-cache';
import { useHomeCache } from './use-home-cache';
import { useHomeIndex } from './use-home-index';

const home = { logoUrl: '/logo.svg' } as HomeIndex; // Enough here
const HALF_HOUR_MS = 1_800_000;

beforeEach(() => localStorage.clear());

/** The hooks on a page that comes with `data`, or without. */
function setUp(data: HomeIndex | undefined, updatedAt?: number) {
  const queryClient = createQueryClient();
  if (data) queryClient.setQueryData(['homeIndex'], data, { updatedAt });
  const queries = {
    homeIndex: () => ({ queryKey: ['homeIndex'], queryFn: vi.fn().mockRejectedValue(new Error()) }),
  };
  const deps = { locale: 'en', queries, queryClient } as unknown as AppDeps;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppContext value={deps}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </AppContext>
  );
  const useBoth = () => {
    useHomeCache();
    return useHomeIndex();
  };
  return renderHook(useBoth, { wrapper });
}

describe('useHomeCache', () => {
  it('caches what came with the page', () => {
    setUp(home, 1000);
    expect(readHomeCache('en', 2000)).toEqual({ value: home, updatedAt: 1000 });
  });

  it('shows cached data where the page has none, without making them last longer', async () => {
    const updatedAt = Date.now() - HALF_HOUR_MS;
    writeHomeCache({ value: home, updatedAt }, 'en');
    const { result } = setUp(undefined);
    await waitFor(() => expect(result.current).toEqual(home));
    expect(readHomeCache('en')).toEqual({ value: home, updatedAt });
  });
});
