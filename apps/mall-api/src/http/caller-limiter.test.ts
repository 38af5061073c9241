import { describe, expect, it } from 'vitest';
import { createCallerLimiter } from './caller-limiter';

const rules = {
  maxConcurrent: 2,
  perCaller: 1,
  maxQueued: 4,
  queuedPerCaller: 2,
  maxWaitMs: 60_000,
};

/** Work that ends on demand. */
function work() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { done, finish };
}

describe('a limit of concurrent calls', () => {
  it('are shared by turns: a caller with many calls delays another by one of them', async () => {
    const limiter = createCallerLimiter({ ...rules, maxConcurrent: 1 });
    const first = work();
    const seen: string[] = [];
    const call = (caller: string, until = Promise.resolve()) =>
      limiter.run(caller, async () => {
        seen.push(caller);
        await until;
      });
    const all = [call('crowd', first.done), call('crowd'), call('crowd'), call('other')];
    first.finish();
    await Promise.all(all);
    expect(seen).toEqual(['crowd', 'other', 'crowd', 'crowd']);
  });

  it('beyond the share of a caller are refused with 429, while another enters', async () => {
    const limiter = createCallerLimiter(rules);
    const first = work();
    const crowd = [1, 2, 3].map(() => limiter.run('crowd', () => first.done));
    await expect(limiter.run('crowd', async () => 'in')).rejects.toMatchObject({ code: 429 });
    expect(await limiter.run('other', async () => 'in')).toBe('in');
    first.finish();
    await Promise.all(crowd);
    expect(await limiter.run('crowd', async () => 'in')).toBe('in');
  });

  it('that are all occupied are refused with 503, to the mall itself too', async () => {
    const limiter = createCallerLimiter({ ...rules, maxQueued: 0, queuedPerCaller: 0 });
    const first = work();
    const inside = [undefined, 'a'].map((caller) => limiter.run(caller, () => first.done));
    await expect(limiter.run(undefined, async () => 'in')).rejects.toMatchObject({
      code: 503,
      retryAfter: 1,
    });
    first.finish();
    await Promise.all(inside);
  });

  it('are free again after work that fails', async () => {
    const limiter = createCallerLimiter({ ...rules, maxQueued: 0 });
    await expect(limiter.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limiter.run('a', async () => 'in')).toBe('in');
  });
});
