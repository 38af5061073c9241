import { describe, expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter';

const rules = { maxConcurrent: 1, maxQueued: 2, maxWaitMs: 60_000 };

/** Work that ends on demand. */
function work() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { done, finish };
}

describe('a limiter', () => {
  test('lets in so many at a time, in the order in which they came, and tells who waited', async () => {
    const limiter = createConcurrencyLimiter(rules);
    const seen: string[] = [];
    const first = work();
    const pass = (name: string, until: Promise<void>) =>
      limiter.run([1], async (hasWaited) => {
        seen.push(`${name} ${hasWaited}`);
        await until;
      });
    const all = [pass('a', first.done), pass('b', Promise.resolve()), pass('c', Promise.resolve())];
    await limiter.run([2], async (hasWaited) => void seen.push(`other ${hasWaited}`));
    expect(seen).toEqual(['a false', 'other false']);
    first.finish();
    await Promise.all(all);
    expect(seen).toEqual(['a false', 'other false', 'b true', 'c true']);
    await limiter.run([1], async (hasWaited) => void seen.push(`d ${hasWaited}`));
    expect(seen.at(-1)).toBe('d false');
  });

  test('is busy for those who are too many, and for those who would wait too long', async () => {
    const limiter = createConcurrencyLimiter({ ...rules, maxWaitMs: 1 });
    const first = work();
    const inside = limiter.run([1], () => first.done);
    const outside = Array.from({ length: 3 }, () => limiter.run([1, 2], async () => 'in'));
    const refused = await Promise.allSettled(outside);
    expect(refused).toEqual(
      Array(3).fill({ status: 'rejected', reason: expect.objectContaining({ code: 503 }) }),
    );
    first.finish();
    await inside;
    expect(await limiter.run([1, 2], async (hasWaited) => hasWaited)).toBe(false);
  });

  test('keeps its places when work fails, and never ends in a ring', async () => {
    const limiter = createConcurrencyLimiter(rules);
    await expect(limiter.run([1], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const both = await Promise.all([
      limiter.run([1, 2, 1], async () => 'up'),
      limiter.run([2, 1], async () => 'down'),
    ]);
    expect(both).toEqual(['up', 'down']);
  });
});
