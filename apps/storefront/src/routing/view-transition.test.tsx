import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouterProvider, useLocation } from './router';
import { memoryRouter } from './testing/memory-router';

const Page = () => <h1>{useLocation().pathname}</h1>;
const startViewTransition = vi.fn();

function setUp() {
  const router = memoryRouter('/');
  render(
    <RouterProvider router={router}>
      <Page />
    </RouterProvider>,
  );
  return (path: string) => act(() => router.navigate(path));
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

it('goes from page to page by a view transition, which waits until the page is there', async () => {
  setMotion(true);
  const goTo = setUp();
  await goTo('/goods_detail/5');
  expect(screen.getByRole('heading', { name: '/goods_detail/5' })).toBeVisible();
  expect(startViewTransition).toHaveBeenCalledOnce();
});

it('changes at once what stays the same page, as another order of a list', async () => {
  setMotion(true);
  const goTo = setUp();
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
  const goTo = setUp();
  await goTo('/goods_detail/5');
  expect(screen.getByRole('heading', { name: '/goods_detail/5' })).toBeVisible();
  expect(startViewTransition).not.toHaveBeenCalled();
});
