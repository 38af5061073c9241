import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopperError } from '../error/shopper-error';
import type { Id } from '../settings';
import { QuantitySaves } from './quantity-saves';

/** A server that responds on demand. */
function slowServer() {
  const sent: [Id, number][] = [];
  const answers: { resolve(): void; reject(why: string): void }[] = [];
  const saves = new QuantitySaves();
  saves.setSave((rowId, quantity) => {
    sent.push([rowId, quantity]);
    return new Promise<void>((resolve, reject) =>
      answers.push({ resolve, reject: (why) => reject(new ShopperError(why)) }),
    );
  });
  const pause = () => vi.advanceTimersByTimeAsync(500);
  const state = (rowId: number) => saves.getSnapshot().get(rowId)?.state;
  return { saves, sent, answers, pause, state };
}

describe('saving quantities', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends the last of several presses, once', async () => {
    const { saves, sent, pause, answers, state } = slowServer();
    for (const quantity of [2, 3, 4]) saves.set(1, quantity);
    await pause();
    expect([sent, state(1)]).toEqual([[[1, 4]], 'saving']);
    answers[0]?.resolve();
    await pause();
    expect([sent.length, state(1)]).toEqual([1, 'saved']);
  });

  it('sends one request per row at a time, then the latest change', async () => {
    const { saves, sent, pause, answers, state } = slowServer();
    saves.set(1, 2);
    await pause();
    saves.set(1, 3);
    await pause();
    saves.set(1, 4);
    await pause();
    saves.set(2, 9);
    await pause();
    expect(sent).toEqual([
      [1, 2],
      [2, 9],
    ]);
    answers[0]?.resolve();
    await pause();
    expect(sent.slice(2)).toEqual([[1, 4]]);
    answers[2]?.resolve();
    await pause();
    expect([state(1), saves.getSnapshot().get(1)?.quantity]).toEqual(['saved', 4]);
  });

  it('settles queued and pending changes before it reports all as saved', async () => {
    const { saves, sent, answers, pause } = slowServer();
    saves.set(1, 2);
    await pause();
    saves.set(1, 3);
    saves.set(2, 5);
    const settled = vi.fn();
    void saves.flush().then(settled);
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([
      [1, 2],
      [2, 5],
      [1, 3],
    ]);
    expect(settled).not.toHaveBeenCalled();
    answers[1]?.resolve();
    answers[2]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(true);
  });

  it('keeps a failed change, shows why, and retries it when settling', async () => {
    const { saves, sent, answers, pause } = slowServer();
    saves.set(1, 7);
    await pause();
    answers[0]?.reject('Only 4 are left.');
    await pause();
    expect(saves.getSnapshot().get(1)).toMatchObject({
      quantity: 7,
      state: 'failed',
      problem: 'Only 4 are left.',
    });
    const again = saves.flush();
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.reject('Only 4 are left.');
    expect(await again).toBe(false);
    saves.set(1, 4);
    const last = saves.flush();
    await vi.advanceTimersByTimeAsync(0);
    answers[2]?.resolve();
    expect(await last).toBe(true);
    expect(sent).toEqual([
      [1, 7],
      [1, 7],
      [1, 4],
    ]);
  });

  it('clears an older error when a newer change is pending', async () => {
    const { saves, answers, pause, state } = slowServer();
    saves.set(1, 7);
    await pause();
    saves.set(1, 2);
    answers[0]?.reject('no');
    await vi.advanceTimersByTimeAsync(0);
    expect(state(1)).toBe('waiting');
  });

  it('drops saved quantities and removed rows when the cart reloads', async () => {
    const { saves, sent, answers, pause } = slowServer();
    saves.set(1, 2);
    await pause();
    answers[0]?.resolve();
    await pause();
    saves.set(2, 3);
    saves.set(3, 3);
    saves.prune(new Set([1, 2]));
    expect([...saves.getSnapshot().keys()]).toEqual([2]);
    await pause();
    expect(sent).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });
});
