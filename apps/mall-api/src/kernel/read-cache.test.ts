import { describe, expect, test, vi } from 'vitest';
import { createReadCache } from './read-cache';

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
}

/** Values that are computed on demand. */
function maker() {
  const waiting: Waiting[] = [];
  const make = vi.fn(
    () => new Promise<string>((resolve, reject) => void waiting.push({ resolve, reject })),
  );
  return { make, waiting };
}

describe('reading through a cache', () => {
  test('makes a text once for all who ask at the same time, and for those who ask soon after', async () => {
    const cache = createReadCache();
    const { make, waiting } = maker();
    const asked = Array.from({ length: 10 }, () => cache.through('mug', 10, make));
    waiting[0]?.resolve('ten mugs');
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['ten mugs']));
    expect(await cache.through('mug', 10, make)).toBe('ten mugs');
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('makes different texts at the same time', async () => {
    const cache = createReadCache();
    const { make, waiting } = maker();
    const both = Promise.all([cache.through('mug', 10, make), cache.through('pot', 10, make)]);
    waiting.forEach(({ resolve }, place) => resolve(String(place)));
    expect(await both).toEqual(['0', '1']);
  });

  test('makes a text anew when its time is over', async () => {
    let now = 0;
    const cache = createReadCache(() => now);
    const make = async () => String(now);
    expect(await cache.through('mug', 10, make)).toBe('0');
    now = 9_999;
    expect(await cache.through('mug', 10, make)).toBe('0');
    now = 10_000;
    expect(await cache.through('mug', 10, make)).toBe('10000');
  });

  test('passes an error to all who wait, and asks again afterwards', async () => {
    const cache = createReadCache();
    const { make, waiting } = maker();
    const asked = [cache.through('mug', 10, make), cache.through('mug', 10, make)];
    waiting[0]?.reject(new Error('no database'));
    const settled = await Promise.allSettled(asked);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = cache.through('mug', 10, make);
    waiting[1]?.resolve('a mug');
    expect(await again).toBe('a mug');
  });

  test('neither keeps nor shares what was begun before it was cleared', async () => {
    const cache = createReadCache();
    const { make, waiting } = maker();
    const before = cache.through('mug', 10, make);
    cache.clear();
    const after = cache.through('mug', 10, make);
    waiting[0]?.resolve('old');
    expect(await before).toBe('old');
    waiting[1]?.resolve('new');
    expect(await after).toBe('new');
    expect(cache.get('mug')).toBe('new');
  });

  test('leaves everybody to themselves when too many texts are being made', async () => {
    const cache = createReadCache();
    const { make, waiting } = maker();
    const first = Array.from({ length: 1000 }, (_, n) => cache.through(String(n), 10, make));
    const more = [cache.through('mug', 10, make), cache.through('mug', 10, make)];
    expect(make).toHaveBeenCalledTimes(1002);
    for (const { resolve } of waiting) resolve('made');
    await Promise.all([...first, ...more]);
  });
});
