import { QueryClient } from '@tanstack/react-query';
import type { MallClient } from '@vermilion/api-client';
import { lazyQueries } from '@vermilion/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownQuery, SESSION_KEY, sessionQuery } from '../session/session-query';
import { fetchPersonalData } from './fetch-personal-data';
import { cartCountQuery } from './frame-queries';

afterEach(() => vi.unstubAllGlobals());

const ok = (data: unknown) => ({ code: 200, data });

/** A page of goods that was rendered for everybody, and a stub relay. */
function open(answer: () => Promise<Response>) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
  const queries = lazyQueries({} as MallClient);
  const detail = queries.productDetail({ id: 5 });
  queryClient.setQueryData(detail.queryKey, { userCollect: false } as never);
  queryClient.setQueryData(queries.categoryTree().queryKey, [] as never);
  const deps = { queryClient, queries, readSession: async () => ({ signedIn: false }) };
  return { deps, fetch, detail, queryClient };
}

describe('fetchPersonalData', () => {
  it('asks for everything once, and each part finds its own', async () => {
    const { deps, fetch, detail, queryClient } = open(async () =>
      Response.json({
        code: 200,
        data: [ok({ nickname: 'Ming' }), ok({ count: 3 }), ok({}), ok({ userCollect: true })],
      }),
    );
    fetchPersonalData(deps, { 'x-vermilion': '1' });
    expect(await queryClient.ensureQueryData(sessionQuery(deps))).toEqual({
      signedIn: true,
      user: { nickname: 'Ming' },
    });
    const own = vi.fn();
    expect(await queryClient.fetchQuery({ ...ownQuery(detail), queryFn: own })).toEqual({
      userCollect: true,
    });
    const count = { ...cartCountQuery(deps), queryFn: own };
    expect(await queryClient.fetchQuery(count)).toEqual({ count: 3 });
    expect(own).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledOnce();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.headers]).toEqual([
      '/api/batch',
      { 'x-vermilion': '1', 'content-type': 'application/json' },
    ]);
    expect(JSON.parse(String(init?.body))).toEqual([
      { operation: 'userInfo', args: {} },
      { operation: 'cartCount', args: { numType: true, type: 'sum' } },
      { operation: 'userMenu', args: {} },
      { operation: 'productDetail', args: { id: 5 } },
    ]);
  });

  it.each([
    ['a part that failed', async () => Response.json({ data: [{ code: 502 }, ok({ count: 3 })] })],
    ['a relay that knows no such call', async () => Response.json({ code: 404, data: null })],
    ['a lost connection', () => Promise.reject(new TypeError('lost'))],
  ])('leaves %s to who needs it', async (_, answer) => {
    const { deps, queryClient } = open(answer);
    fetchPersonalData(deps, {});
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(await queryClient.ensureQueryData(sessionQuery(deps))).toEqual({ signedIn: false });
  });

  it('asks nothing on a page that was rendered for its visitor', () => {
    const { deps, fetch, queryClient } = open(async () => Response.json({}));
    queryClient.setQueryData(SESSION_KEY, { signedIn: true });
    fetchPersonalData(deps, {});
    expect(fetch).not.toHaveBeenCalled();
  });
});
