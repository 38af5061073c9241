import { type NavigateOptions, redirect } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { id, page, queryCodec, raw } from '../page-params/query-codec';
import { pageAt, type PageRoute } from './page-route';
import { createPageRouter } from './page-router';

const Component = () => null;
const query = queryCodec<object>({ sku: id, title: raw, page });

/** A storefront in French at a path, with controllable loader results. */
async function open(path: string) {
  window.history.pushState(null, '', path);
  const loaders = {
    home: vi.fn((): unknown => null),
    goods: vi.fn((): unknown => null),
    list: vi.fn((): unknown => null),
    login: vi.fn((): unknown => null),
  };
  const table = [
    ['home', '/'],
    ['goods', '/goods_detail/:id?'],
    ['list', '/goods/goods_search'],
    ['login', '/login'],
  ] as const;
  const routes = table.map(([id, pattern]): PageRoute => ({
    id,
    path: pattern,
    lazy: async () => ({
      loader: loaders[id],
      Component,
      handle: { query },
      shouldRevalidate: id === 'goods' ? () => false : undefined,
    }),
  }));
  const router = await createPageRouter(routes, {});
  const { navigator, shown, settled } = router;
  /** Navigates to a path of this mall, as the library's hooks do with the prefix. */
  const navigate = (path: string, { replace, ...options }: NavigateOptions = {}) => {
    const to = path === '/' ? '/fr' : `/fr${path}`;
    (replace ? navigator.replace : navigator.push)(to, null, options);
    return settled();
  };
  const shownId = () => pageAt(routes, shown().location, '/fr')?.route.id;
  return { router, loaders, navigate, shownId };
}

const address = () => window.location.pathname + window.location.search;

/** Goes back in the history, which the browser does in a separate task. */
async function goBack() {
  const gone = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.back();
  await gone;
}

describe('createPageRouter', () => {
  it('begins with what the server has rendered, and loads nothing for it', async () => {
    const { router, loaders } = await open('/fr/goods_detail/7?sku=1');
    expect(router.shown().location).toMatchObject({
      pathname: '/fr/goods_detail/7',
      search: '?sku=1',
    });
    expect(loaders.goods).not.toHaveBeenCalled();
  });

  it('shows what the page reads of its address, and leaves the rest in the address bar', async () => {
    const { router, loaders, navigate } = await open('/fr/goods_detail/7?utm_source=a&sku=1');
    expect([router.shown().location.search, address()]).toEqual([
      '?sku=1',
      '/fr/goods_detail/7?utm_source=a&sku=1',
    ]);
    await navigate('/goods/goods_search?title=tea&gclid=1');
    const [{ request }] = loaders.list.mock.calls[0] as unknown as [{ request: Request }];
    expect([router.shown().location.search, new URL(request.url).search, address()]).toEqual([
      '?title=tea',
      '?title=tea',
      '/fr/goods/goods_search?title=tea&gclid=1',
    ]);
    await router.reload();
    expect(address()).toBe('/fr/goods/goods_search?title=tea&gclid=1');
  });

  it('shows a page when its loader is done, in the language of the address', async () => {
    const { router, loaders, navigate, shownId } = await open('/fr/login');
    let done = (_answer: unknown) => {};
    loaders.list.mockReturnValue(new Promise((resolve) => (done = resolve)));
    const going = navigate('/goods/goods_search?title=tea');
    await vi.waitFor(() => expect(loaders.list).toHaveBeenCalled());
    expect([shownId(), router.pending()?.pathname, address()]).toEqual([
      'login',
      '/fr/goods/goods_search',
      '/fr/login',
    ]);
    done(null);
    await going;
    expect([shownId(), router.pending(), address()]).toEqual([
      'list',
      undefined,
      '/fr/goods/goods_search?title=tea',
    ]);
    await goBack();
    await vi.waitFor(() => expect(shownId()).toBe('login'));
  });

  it('lets the newest navigation win', async () => {
    const { loaders, navigate, shownId } = await open('/fr/login');
    let done = (_answer: unknown) => {};
    loaders.list.mockReturnValue(new Promise((resolve) => (done = resolve)));
    const slow = navigate('/goods/goods_search');
    await navigate('/goods_detail/7');
    done(null);
    await slow;
    expect([shownId(), address()]).toEqual(['goods', '/fr/goods_detail/7']);
  });

  it('spares the loader where the same page needs no other data', async () => {
    const { router, loaders, navigate } = await open('/fr/goods_detail/7');
    await navigate('/goods_detail/7?sku=2', { replace: true });
    expect(loaders.goods).not.toHaveBeenCalled();
    await navigate('/goods_detail/8');
    expect(loaders.goods).toHaveBeenCalledOnce();
    await navigate('/goods_detail/8#reviews');
    expect(loaders.goods).toHaveBeenCalledOnce();
    expect(router.shown().location).toMatchObject({
      pathname: '/fr/goods_detail/8',
      hash: '#reviews',
    });
  });

  it('loads nothing for another part of the page that is shown, but for another search', async () => {
    const { loaders, navigate } = await open('/fr/login');
    await navigate('/goods/goods_search?title=tea');
    await navigate('/goods/goods_search?title=tea#results');
    expect(loaders.list).toHaveBeenCalledOnce();
    await navigate('/goods/goods_search?title=tea');
    expect(loaders.list).toHaveBeenCalledTimes(2);
    await navigate('/goods/goods_search?title=cup#results');
    expect(loaders.list).toHaveBeenCalledTimes(3);
  });

  it('follows a loader that leads elsewhere, thrown or returned', async () => {
    const { loaders, navigate, shownId } = await open('/fr/login');
    loaders.list.mockReturnValueOnce(redirect('/goods_detail/7'));
    loaders.goods.mockImplementationOnce(() => {
      throw redirect('/');
    });
    await navigate('/goods/goods_search');
    expect([shownId(), address()]).toEqual(['home', '/fr']);
  });

  it('replaces the entry that the visitor went back to when its loader leads elsewhere', async () => {
    const { loaders, navigate, shownId } = await open('/fr/goods_detail/7');
    await navigate('/goods/goods_search');
    const entries = window.history.length;
    loaders.goods.mockReturnValueOnce(redirect('/login'));
    await goBack();
    await vi.waitFor(() => expect(shownId()).toBe('login'));
    expect([address(), window.history.length]).toEqual(['/fr/login', entries]);
    window.history.forward();
    await vi.waitFor(() => expect(shownId()).toBe('list'));
  });

  it('shows why a page cannot be shown, and tries again when it is asked to', async () => {
    const { router, loaders, navigate, shownId } = await open('/fr/login');
    loaders.list.mockImplementationOnce(() => {
      throw new Response(null, { status: 404 });
    });
    await navigate('/goods/goods_search');
    expect(router.shown()).toMatchObject({ error: { status: 404 } });
    await router.reload();
    expect(shownId()).toBe('list');
    expect(router.shown().error).toBeUndefined();
    await navigate('/nowhere');
    expect(router.shown().error).toEqual({ status: 404 });
  });

  it('comes back to the address that a page has written', async () => {
    const { router, navigate, shownId } = await open('/fr');
    window.history.replaceState(window.history.state, '', '/fr?page=3');
    await navigate('/goods_detail/7');
    await goBack();
    await vi.waitFor(() => expect(shownId()).toBe('home'));
    expect(router.shown().location.search).toBe('?page=3');
  });

  it('asks before the page is left, by a link and by going back', async () => {
    const { router, navigate, shownId } = await open('/fr/login');
    await navigate('/goods_detail/7');
    const answers = vi.fn(async () => false);
    router.setGuard(answers);
    await navigate('/');
    expect([shownId(), address()]).toEqual(['goods', '/fr/goods_detail/7']);
    await goBack();
    await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(2));
    expect(address()).toBe('/fr/goods_detail/7');
    answers.mockResolvedValue(true);
    await goBack();
    await vi.waitFor(() => expect(shownId()).toBe('login'));
    router.setGuard(undefined);
  });
});
