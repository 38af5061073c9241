import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { MallError } from '@vermilion/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { AppDeps } from '../deps/deps';
import { removeUnusedPrivateQueries, resetPrivateQueries } from './private-queries';
import { protect } from './protect';
import { isProtected } from './protected-paths';
import { readBrowserSession } from './read-session';
import { isSignedIn } from './session-query';
import { refetchSession } from './session-query';

const errorOf = (kind: 'session' | 'transport') =>
  new MallError({ kind, operation: 'orderList', code: 0, status: 0 });

function visitor(signedIn: boolean) {
  const readSession = vi.fn(async () => ({ signedIn }));
  const saveReturnPath = vi.fn();
  // Only the dependencies in use
  const deps = {
    queryClient: new QueryClient(),
    readSession,
    saveReturnPath,
  } as unknown as AppDeps;
  return { deps, readSession, saveReturnPath };
}

// Only the fields that are read
const args = {
  request: new Request('https://mall.example/fr/users/order_list?orderStatus=1'),
} as unknown as LoaderFunctionArgs;

const whereTo = async (result: unknown) => {
  expect(result).toBeInstanceOf(Response);
  const { status, headers } = result as Response;
  return [status, headers.get('location')];
};

describe('a page for who is signed in', () => {
  it('is loaded for them', async () => {
    const { deps, saveReturnPath } = visitor(true);
    const loader = vi.fn(() => 'data');
    expect(await protect(deps, loader)(args, 'context')).toBe('data');
    expect(loader).toHaveBeenCalledExactlyOnceWith(args, 'context');
    expect(saveReturnPath).not.toHaveBeenCalled();
  });

  it('is loaded as well when it has nothing to load', async () => {
    expect(await protect(visitor(true).deps)(args)).toBeNull();
  });

  it('sends others to sign in, and remembers the way back without the language', async () => {
    const { deps, saveReturnPath } = visitor(false);
    const loader = vi.fn();
    expect(await whereTo(await protect(deps, loader)(args))).toEqual([302, '/login']);
    expect(loader).not.toHaveBeenCalled();
    expect(saveReturnPath).toHaveBeenCalledExactlyOnceWith('/users/order_list?orderStatus=1');
  });

  it('takes a session that the server no longer knows for none', async () => {
    const { deps, saveReturnPath } = visitor(true);
    const loader = () => Promise.reject(errorOf('session'));
    expect(await whereTo(await protect(deps, loader)(args))).toEqual([302, '/login']);
    expect(saveReturnPath).toHaveBeenCalledOnce();
  });

  it('fails as its loader fails', async () => {
    const error = errorOf('transport');
    const loader = () => Promise.reject(error);
    await expect(protect(visitor(true).deps, loader)(args)).rejects.toBe(error);
  });
});

describe('who is there', () => {
  it('is asked for once, and anew only on purpose', async () => {
    const { deps, readSession } = visitor(true);
    expect([await isSignedIn(deps), await isSignedIn(deps)]).toEqual([true, true]);
    expect(readSession).toHaveBeenCalledOnce();
    readSession.mockResolvedValue({ signedIn: false });
    expect(await refetchSession(deps)).toEqual({ signedIn: false });
    expect(await isSignedIn(deps)).toBe(false);
  });

  it('is a guest where the server knows no session; other failures are told', async () => {
    const user = { uid: 7 };
    // Only the call in use
    const api = (userInfo: () => Promise<unknown>) => ({ userInfo }) as never;
    expect(await readBrowserSession(api(async () => user))).toEqual({ signedIn: true, user });
    const ended = api(() => Promise.reject(errorOf('session')));
    expect(await readBrowserSession(ended)).toEqual({ signedIn: false });
    const cut = api(() => Promise.reject(errorOf('transport')));
    await expect(readBrowserSession(cut)).rejects.toThrow(MallError);
  });
});

describe('protect', () => {
  it.each([
    ['/users/order_list', true],
    ['/order/order_confirm', true],
    ['/users', true],
    ['/order/shopping_cart', false],
    ['/order/visitor', false],
    ['/order/visitors', true],
    ['/users/merchant_settled', false],
    ['/usersguide', false],
    ['/goods/users/x', false],
    ['/', false],
  ])('%s is for its owner alone: %s', (path, isForOwner) =>
    expect(isProtected(path)).toBe(isForOwner),
  );

  describe('answers about a person', () => {
    const filled = () => {
      const client = new QueryClient();
      for (const id of ['userInfo', 'productDetail', 'categoryTree', 'noSuchCall', 'session'])
        client.setQueryData([id, {}], 'known');
      client.setQueryData([7], 'known');
      return client;
    };
    const left = (client: QueryClient) =>
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey: [id] }) => id);

    it('are dropped, and what differs for different people is asked for anew', async () => {
      const client = filled();
      await resetPrivateQueries(client);
      expect(left(client)).toEqual(['productDetail', 'categoryTree', 'session', 7]);
      const invalid = client
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.isInvalidated);
      expect(invalid.map(({ queryKey: [id] }) => id)).toEqual(['productDetail']);
    });

    it('stay while the page shows them when the session ends under it', () => {
      const client = filled();
      const options = { queryKey: ['userMenu', {}], queryFn: async () => 'shown' };
      const leave = new QueryObserver(client, { ...options, initialData: 'shown' }).subscribe(
        () => {},
      );
      removeUnusedPrivateQueries(client);
      expect(left(client)).toEqual(['productDetail', 'categoryTree', 'session', 7, 'userMenu']);
      leave();
    });
  });
});
