import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRoute } from './page-route';

const connection: { saveData?: boolean; effectiveType?: string } = {};

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://mall.example' } });
  vi.stubGlobal('navigator', { connection });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  connection.saveData = undefined;
  connection.effectiveType = undefined;
});

/** A mall with a goods page and a cart page, fresh for each test, since prefetched paths are remembered. */
async function setUp() {
  const { createPrefetch } = await import('./prefetch');
  const loader = vi.fn(async (_args: LoaderFunctionArgs) => null);
  const lazy = vi.fn(async () => ({ loader, Component: () => null, handle: {} }));
  const routes = [
    ['goods_detail', '/goods_detail/:id'],
    ['shopping_cart', '/order/shopping_cart'],
  ].map(([id = '', path = '']): PageRoute => ({ id, path, lazy }));
  return { prefetch: createPrefetch(routes), lazy, loader };
}

/** Resolves when pending promises have settled, without timers. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('prefetch', () => {
  it('loads the code and the data of a page that is the same for everybody', async () => {
    const { prefetch, lazy, loader } = await setUp();
    prefetch('/goods_detail/5?sku=7');
    await settled();
    expect(lazy).toHaveBeenCalledOnce();
    expect(loader).toHaveBeenCalledOnce();
    const { params, request } = loader.mock.calls[0]?.[0] as LoaderFunctionArgs;
    expect([params, request.url]).toEqual([
      { id: '5' },
      'https://mall.example/goods_detail/5?sku=7',
    ]);
  });

  it('loads nothing but the code of a page whose data are personal', async () => {
    const { prefetch, lazy, loader } = await setUp();
    prefetch('/order/shopping_cart');
    await settled();
    expect(lazy).toHaveBeenCalledOnce();
    expect(loader).not.toHaveBeenCalled();
  });

  it('loads a page once, however often it is pointed at', async () => {
    const { prefetch, loader } = await setUp();
    prefetch('/goods_detail/5');
    prefetch('/goods_detail/5');
    await settled();
    prefetch('/goods_detail/5');
    await settled();
    expect(loader).toHaveBeenCalledOnce();
    prefetch('/goods_detail/6');
    await settled();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('tries again what has failed', async () => {
    const { prefetch, lazy, loader } = await setUp();
    lazy.mockRejectedValueOnce(new TypeError('offline'));
    prefetch('/goods_detail/5');
    await settled();
    expect(loader).not.toHaveBeenCalled();
    prefetch('/goods_detail/5');
    await settled();
    expect(loader).toHaveBeenCalledOnce();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'loads nothing on a connection with %o, until it is a better one',
    async (slow) => {
      Object.assign(connection, slow);
      const { prefetch, lazy } = await setUp();
      prefetch('/goods_detail/5');
      await settled();
      expect(lazy).not.toHaveBeenCalled();
      Object.assign(connection, { saveData: false, effectiveType: '4g' });
      prefetch('/goods_detail/5');
      await settled();
      expect(lazy).toHaveBeenCalledOnce();
    },
  );

  it('loads no more than a few pages at once', async () => {
    const { prefetch, lazy, loader } = await setUp();
    const hang = new Promise<null>(() => {});
    loader.mockReturnValue(hang);
    for (let id = 1; id <= 10; id += 1) prefetch(`/goods_detail/${id}`);
    await settled();
    expect(lazy).toHaveBeenCalledTimes(3);
  });

  it('stops after some pages until a minute is over', async () => {
    const { prefetch, loader } = await setUp();
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    for (let id = 1; id <= 30; id += 1) {
      prefetch(`/goods_detail/${id}`);
      await settled();
    }
    expect(loader).toHaveBeenCalledTimes(20);
    now.mockReturnValue(61_000);
    prefetch('/goods_detail/30');
    await settled();
    expect(loader).toHaveBeenCalledTimes(21);
    now.mockRestore();
  });

  it('does nothing for an address that no page has', async () => {
    const { prefetch, lazy } = await setUp();
    prefetch('/nowhere');
    await settled();
    expect(lazy).not.toHaveBeenCalled();
  });

  it('is not kept from a page by addresses that no page has', async () => {
    const { prefetch, lazy } = await setUp();
    for (const path of ['/nowhere', '/neither', '/nor/here', '/goods_detail/5']) prefetch(path);
    await settled();
    expect(lazy).toHaveBeenCalledOnce();
  });
});
