import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageResult } from './page-result';
import { createPageRouter } from './page-router';
import { PageRouterProvider } from './page-router-provider';

const scrollTo = vi.fn();
beforeEach(() => void vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

function Page() {
  const { error } = usePageResult();
  const { pathname } = useLocation();
  return <h1>{error === undefined ? pathname : `Failed: ${JSON.stringify(error)}`}</h1>;
}

async function setUp(loader: () => unknown) {
  window.history.pushState(null, '', '/');
  const router = await createPageRouter([{ path: '*', loader }], {});
  render(
    <PageRouterProvider router={router}>
      <Page />
    </PageRouterProvider>,
  );
  return (path: string) =>
    act(async () => {
      router.navigator.push(path);
      await router.settled();
    });
}

describe('PageRouterProvider', () => {
  it('shows each page at its top', async () => {
    const goTo = await setUp(() => null);
    scrollTo.mockReset();
    await goTo('/cart');
    expect(screen.getByRole('heading')).toHaveTextContent('/cart');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    await goTo('/login');
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it('tells a page why it cannot be shown', async () => {
    const goTo = await setUp(() => Promise.reject(new Response(null, { status: 404 })));
    await goTo('/cart');
    expect(screen.getByRole('heading')).toHaveTextContent('Failed: {"status":404}');
  });
});
