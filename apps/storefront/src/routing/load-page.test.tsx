import { redirect } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { page, queryCodec } from '../page-params/query-codec';
import { loadPage } from './load-page';
import { toLocation } from './page-location';
import type { PageResult } from './page-result';
import type { PageRoute } from './page-route';

const query = queryCodec<object>({ page });
const { signal } = new AbortController();
const needsNone = (): boolean => false;

/** Loads the list at a path, with or without a page before it. */
function load(route: Partial<PageRoute>, path = '/list/7?page=2', before?: PageResult) {
  const list: PageRoute = { id: 'list', path: '/list/:id', handle: { query }, ...route };
  const shown = before && { ...before, location: toLocation('/list/7?page=1') };
  return loadPage([list], toLocation(path), { basename: '/', signal, before: shown });
}

describe('loadPage', () => {
  it('gives the loader what the page reads of the address', async () => {
    const loader = vi.fn(() => null);
    const next = await load({ loader }, '/list/7?page=2&utm_source=a');
    expect(next).toMatchObject({ location: { pathname: '/list/7', search: '?page=2' } });
    expect(next).not.toHaveProperty('error');
    expect(loader).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ params: { id: '7' }, pattern: '/list/:id' }),
    );
    const [{ request, url }] = loader.mock.calls[0] as unknown as [{ request: Request; url: URL }];
    expect([request.url, url.href]).toEqual(
      Array(2).fill(`${window.location.origin}/list/7?page=2`),
    );
  });

  it('shows a page without a loader', async () => {
    expect(await load({})).toMatchObject({ location: { pathname: '/list/7' } });
  });

  it.each([
    ['is thrown', () => Promise.reject(redirect('/login'))],
    ['is returned', () => redirect('/login')],
    ['has another status', () => redirect('/login', 300)],
  ])('leads elsewhere by a redirect that %s', async (_case, loader) => {
    expect(await load({ loader })).toBe('/login');
  });

  it.each([400, 404, 503])('fails with the status %i that is thrown', async (status) => {
    const headers = { location: '/login' };
    const loader = () => Promise.reject(new Response(null, { status, headers }));
    expect(await load({ loader })).toMatchObject({
      location: { pathname: '/list/7', search: '?page=2' },
      error: { status },
    });
  });

  it('shows the page whose loader returns another response', async () => {
    const loader = () => new Response(null, { status: 200, headers: { location: '/login' } });
    expect(await load({ loader })).toMatchObject({ location: { pathname: '/list/7' } });
  });

  it('fails with an error that is thrown', async () => {
    const error = new TypeError('broken');
    expect(await load({ loader: () => Promise.reject(error) })).toMatchObject({ error });
  });

  it('has no page at other paths', async () => {
    expect(await load({}, '/nowhere?page=2')).toMatchObject({
      location: { pathname: '/nowhere', search: '' },
      error: { status: 404 },
    });
  });
});

describe('a page that says which changes need other data', () => {
  it('is told both addresses', async () => {
    const shouldRevalidate = vi.fn(needsNone);
    await load({ loader: () => null, shouldRevalidate }, undefined, {});
    expect(shouldRevalidate).toHaveBeenCalledExactlyOnceWith({
      currentUrl: new URL('/list/7?page=1', window.location.origin),
      currentParams: { id: '7' },
      nextUrl: new URL('/list/7?page=2', window.location.origin),
      nextParams: { id: '7' },
      defaultShouldRevalidate: true,
    });
  });

  it.each([
    ['needs none', needsNone, '/list/7?page=2', {}, 0],
    ['needs others', (): boolean => true, '/list/7?page=2', {}, 1],
    ['does not say', undefined, '/list/7?page=2', {}, 1],
    ['is another page', needsNone, '/list/8', {}, 1],
    ['failed before', needsNone, '/list/7?page=2', { error: { status: 500 } }, 1],
    ['was not shown before', needsNone, '/list/7?page=2', undefined, 1],
  ] as const)('which %s', async (_case, shouldRevalidate, path, before, times) => {
    const loader = vi.fn(() => null);
    await load({ loader, shouldRevalidate }, path, before);
    expect(loader).toHaveBeenCalledTimes(times);
  });
});
