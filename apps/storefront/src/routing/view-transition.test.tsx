import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageRouter } from './page-router';
import { PageRouterProvider } from './page-router-provider';

const Page = () => <h1>{useLocation().pathname}</h1>;
const startViewTransition = vi.fn();

async function setUp() {
  window.history.pushState(null, '', '/');
  const router = await createPageRouter([{ path: '*', loader: () => null }], {});
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

const setMotion = (isWelcome: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWelcome }));

beforeEach(() => {
  startViewTransition.mockReset().mockImplementation((update: () => Promise<void>) => ({
    ready: update().then(() => Promise.reject(new Error('The tab is hidden'))),
  }));
  Object.assign(document, { startViewTransition });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('view transition', () => {
  it('goes from page to page by a view transition, which waits until the page is there', async () => {
    setMotion(true);
    const goTo = await setUp();
    await goTo('/goods_detail/5');
    expect(screen.getByRole('heading', { name: '/goods_detail/5' })).toBeVisible();
    expect(startViewTransition).toHaveBeenCalledOnce();
  });

  it('changes at once what stays the same page, as another order of a list', async () => {
    setMotion(true);
    const goTo = await setUp();
    await goTo('/?sort=price');
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it.each([
    ['where motion is not welcome', () => setMotion(false)],
    [
      'in browsers without it',
      () => {
        setMotion(true);
        Reflect.deleteProperty(document, 'startViewTransition');
      },
    ],
  ])('shows the page at once %s', async (_, set) => {
    set();
    const goTo = await setUp();
    await goTo('/goods_detail/5');
    expect(screen.getByRole('heading', { name: '/goods_detail/5' })).toBeVisible();
    expect(startViewTransition).not.toHaveBeenCalled();
  });
});
