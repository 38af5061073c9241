import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePending } from './use-pending';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('usePending', () => {
  it('runs on the first press, and not again within 500 ms', () => {
    const action = vi.fn();
    const { result } = renderHook(() => usePending(action));
    const press = () => void result.current[1]();
    press();
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(499);
    press();
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    press();
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('runs once while pending, and again after a failure', async () => {
    let fail = (_: Error) => {};
    const action = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)));
    const { result } = renderHook(() => usePending(action));
    act(() => void result.current[1]());
    vi.advanceTimersByTime(60_000);
    act(() => void result.current[1]());
    expect(action).toHaveBeenCalledTimes(1);
    expect(result.current[0]).toBe(true);
    await act(async () => fail(new Error('no answer')));
    expect(result.current[0]).toBe(false);
    act(() => void result.current[1]());
    expect(action).toHaveBeenCalledTimes(2);
  });
});
