import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRetryWhenReachable } from './use-retry-when-reachable';

const retry = vi.fn();
const reach = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  retry.mockReset();
  reach.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', reach);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('useRetryWhenReachable', () => {
  it('retries soon, although the browser went online before it was rendered', async () => {
    renderHook(() => useRetryWhenReachable(true, retry));
    await after(1_000);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('retries at once when the browser goes online', async () => {
    renderHook(() => useRetryWhenReachable(true, retry));
    window.dispatchEvent(new Event('online'));
    await after(0);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('asks for the server less and less often, and retries nothing while it does not respond', async () => {
    reach.mockRejectedValue(new TypeError());
    renderHook(() => useRetryWhenReachable(true, retry));
    await after(60_000);
    // at 1, 3, 7, 15, 30, 45 and 60 s
    expect(reach).toHaveBeenCalledTimes(7);
    expect(retry).not.toHaveBeenCalled();
  });

  it('goes on with the longer pauses when retrying fails in another way', async () => {
    const { rerender } = renderHook(({ again }) => useRetryWhenReachable(true, again), {
      initialProps: { again: retry },
    });
    await after(1_000);
    const next = vi.fn();
    rerender({ again: next });
    await after(1_000);
    expect(next).not.toHaveBeenCalled();
    await after(1_000);
    expect(next).toHaveBeenCalledOnce();
  });

  it('retries nothing when the response arrives after it is gone', async () => {
    let respond = (_response: Response) => {};
    reach.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const { unmount } = renderHook(() => useRetryWhenReachable(true, retry));
    await after(1_000);
    unmount();
    respond(new Response());
    await after(20_000);
    expect(retry).not.toHaveBeenCalled();
  });

  it('does nothing when it is not active, or gone', async () => {
    const { rerender, unmount } = renderHook(({ on }) => useRetryWhenReachable(on, retry), {
      initialProps: { on: false },
    });
    await after(20_000);
    rerender({ on: true });
    unmount();
    window.dispatchEvent(new Event('online'));
    await after(20_000);
    expect(retry).not.toHaveBeenCalled();
  });
});
