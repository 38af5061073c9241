import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppContext } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { PrefetchContext } from './prefetch';
import { RouterProvider } from './router';
import { RouterLink } from './router-link';
import { memoryRouter } from './testing/memory-router';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const prefetch = vi.fn();
  render(
    <AppContext value={{ locale: 'en' } as AppDeps}>
      <RouterProvider router={memoryRouter('/')}>
        <PrefetchContext value={prefetch}>
          <RouterLink href="/goods_detail/5">Teapot</RouterLink>
        </PrefetchContext>
      </RouterProvider>
    </AppContext>,
  );
  return { prefetch, link: screen.getByRole('link', { name: 'Teapot' }) };
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('loads the page ahead when the pointer stays on the link, not when it passes', () => {
  const { prefetch, link } = setUp();
  fireEvent.pointerEnter(link);
  wait(30);
  fireEvent.pointerLeave(link);
  wait(1000);
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerEnter(link);
  wait(100);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/goods_detail/5');
});

it('does so when the focus stays on it, not when it goes on to the next', () => {
  const { prefetch, link } = setUp();
  fireEvent.focus(link);
  wait(30);
  fireEvent.blur(link);
  wait(1000);
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.focus(link);
  wait(100);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/goods_detail/5');
});

it('does not load ahead what a click has already opened', () => {
  const { prefetch, link } = setUp();
  fireEvent.pointerEnter(link);
  fireEvent.click(link);
  wait(1000);
  expect(prefetch).not.toHaveBeenCalled();
});
