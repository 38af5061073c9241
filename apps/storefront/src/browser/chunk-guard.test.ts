import { describe, expect, it } from 'vitest';
import { mayReload } from './chunk-guard';

describe('mayReload', () => {
  it('says yes once a minute', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    const times = [0, 1, 59_999, 60_000, 60_001, 120_000];
    expect(times.map((time) => mayReload(() => storage, time))).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('says no without a storage: nothing would stop the next reload', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    expect(mayReload(refuse)).toBe(false);
    expect(mayReload(() => ({ getItem: refuse, setItem: refuse }))).toBe(false);
  });
});
