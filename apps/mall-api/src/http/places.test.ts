import { describe, expect, it } from 'vitest';
import { createPlaces } from './places';

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

describe('places', () => {
  it('are shared by turns: a caller with many calls delays another by one of them', async () => {
    const places = createPlaces({ ...rules, maxConcurrent: 1 });
    const first = work();
    const seen: string[] = [];
    const call = (caller: string, until = Promise.resolve()) =>
      places.run(caller, async () => {
        seen.push(caller);
        await until;
      });
    const all = [call('crowd', first.done), call('crowd'), call('crowd'), call('other')];
    first.finish();
    await Promise.all(all);
    expect(seen).toEqual(['crowd', 'other', 'crowd', 'crowd']);
  });

  it('beyond the share of a caller are refused with 429, while another enters', async () => {
    const places = createPlaces(rules);
    const first = work();
    const crowd = [1, 2, 3].map(() => places.run('crowd', () => first.done));
    await expect(places.run('crowd', async () => 'in')).rejects.toMatchObject({ code: 429 });
    expect(await places.run('other', async () => 'in')).toBe('in');
    first.finish();
    await Promise.all(crowd);
    expect(await places.run('crowd', async () => 'in')).toBe('in');
  });

  it('that are all occupied are refused with 503, to the mall itself too', async () => {
    const places = createPlaces({ ...rules, maxQueued: 0, queuedPerCaller: 0 });
    const first = work();
    const inside = [undefined, 'a'].map((caller) => places.run(caller, () => first.done));
    await expect(places.run(undefined, async () => 'in')).rejects.toMatchObject({
      code: 503,
      retryAfter: 1,
    });
    first.finish();
    await Promise.all(inside);
  });

  it('are free again after work that fails', async () => {
    const places = createPlaces({ ...rules, maxQueued: 0 });
    await expect(places.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await places.run('a', async () => 'in')).toBe('in');
  });
});
