import { afterEach, describe, expect, it, vi } from 'vitest';
import { type WatchedReplica, watchReplica } from './watch-replica';

/** A primary that has written as much as is said, and a replica that has replayed as much as is said. */
function openPair() {
  const state = { written: 100, replayed: 100, time: 0 };
  const onSilence = vi.fn();
  const parts: WatchedReplica = {
    primary: vi.fn(() => Promise.resolve(state.written)),
    replica: vi.fn(() => Promise.resolve(state.replayed)),
    onSilence,
    now: () => state.time,
    every: 500,
  };
  const watch = watchReplica(parts);
  const at = async (time: number, changes: Partial<typeof state> = {}) => {
    Object.assign(state, changes, { time });
    watch.ask();
    await vi.advanceTimersByTimeAsync(0);
    return watch.freshAsOf();
  };
  return { ...parts, watch, at, onSilence };
}

describe('a watched replica', () => {
  afterEach(() => void vi.useRealTimers());

  it('is as fresh as the last time at which the primary had written no more than it has', async () => {
    vi.useFakeTimers();
    const { at, watch } = openPair();
    expect(await at(0)).toBe(0);
    expect(await at(1000, { written: 200, replayed: 200 })).toBe(1000);
    expect(await at(2000, { written: 300 })).toBe(1000);
    expect(await at(3000, { written: 300, replayed: 299 })).toBe(1000);
    expect(await at(4000, { replayed: 300 })).toBe(4000);
    watch.stop();
  });

  it('is not trusted when it is ahead of the primary: it follows another one', async () => {
    vi.useFakeTimers();
    const { at, watch } = openPair();
    expect(await at(1000, { replayed: 101 })).toBe(Number.NEGATIVE_INFINITY);
    expect(await at(2000, { written: 101 })).toBe(2000);
    watch.stop();
  });

  it('is not trusted while it does not answer, and nobody waits for it', async () => {
    vi.useFakeTimers();
    const { at, watch, replica, onSilence } = openPair();
    expect(await at(1000)).toBe(1000);
    vi.mocked(replica).mockRejectedValueOnce(new Error('timeout'));
    expect(await at(2000)).toBe(Number.NEGATIVE_INFINITY);
    expect(onSilence).toHaveBeenCalledOnce();
    expect(await at(3000)).toBe(3000);
    watch.stop();
  });

  it('is not trusted while its primary does not answer', async () => {
    vi.useFakeTimers();
    const { at, watch, primary, onSilence } = openPair();
    expect(await at(0)).toBe(0);
    vi.mocked(primary).mockRejectedValueOnce(new Error('timeout'));
    expect(await at(1000)).toBe(Number.NEGATIVE_INFINITY);
    expect(onSilence).not.toHaveBeenCalled();
    watch.stop();
  });

  it('is asked twice a second, until it is stopped', async () => {
    vi.useFakeTimers();
    const { watch, replica } = openPair();
    await vi.advanceTimersByTimeAsync(2400);
    expect(replica).toHaveBeenCalledTimes(5);
    watch.stop();
    await vi.advanceTimersByTimeAsync(2000);
    expect(replica).toHaveBeenCalledTimes(5);
  });
});
