import { describe, expect, it } from 'vitest';
import { createStaleWhileRevalidate } from './stale-while-revalidate';

/** A read whose results are counted, and which takes so long. */
function scene(tookMs: number) {
  let time = 0;
  let made = 0;
  const errors: unknown[] = [];
  const kept = createStaleWhileRevalidate<number>({
    quickMs: 100,
    freshMs: 60_000,
    onError: (error) => void errors.push(error),
    clock: () => time,
  });
  const make = async () => {
    time += tookMs;
    return (made += 1);
  };
  return { kept, make, errors, advance: (ms: number) => (time += ms) };
}

describe('a kept result', () => {
  it('is made anew for everybody while that is quick', async () => {
    const { kept, make } = scene(20);
    expect(await kept.get(make)).toBe(1);
    expect(await kept.get(make)).toBe(2);
  });

  it('is given at once when it took long, and made anew beside when it is old', async () => {
    const { kept, make, advance } = scene(4000);
    expect(await kept.get(make)).toBe(1);
    expect(kept.get(make)).toBe(1);
    advance(61_000);
    expect(kept.get(make)).toBe(1);
    await expect.poll(() => kept.get(make)).toBe(2);
  });

  it('is made anew beside once it is known to be old', async () => {
    const { kept, make } = scene(4000);
    await kept.get(make);
    kept.outdate();
    expect(kept.get(make)).toBe(1);
    await expect.poll(() => kept.get(make)).toBe(2);
  });

  it('stays when it cannot be made anew, which is told', async () => {
    const { kept, make, errors, advance } = scene(4000);
    await kept.get(make);
    advance(61_000);
    const failing = () => Promise.reject(new Error('away'));
    expect(kept.get(failing)).toBe(1);
    await expect.poll(() => errors).toEqual([new Error('away')]);
    expect(kept.get(make)).toBe(1);
  });
});
