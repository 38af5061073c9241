import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrefetchContext } from './prefetch';
import { RouterLink } from './router-link';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const prefetch = vi.fn();
  render(
    <MemoryRouter>
      <PrefetchContext value={prefetch}>
        <RouterLink href="/goods_detail/5">Teapot</RouterLink>
      </PrefetchContext>
    </MemoryRouter>,
  );
  return { prefetch, link: screen.getByRole('link', { name: 'Teapot' }) };
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('RouterLink', () => {
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
});
