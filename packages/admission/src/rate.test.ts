import { describe, expect, it } from 'vitest';
import { createRate } from './rate';

function open(rules = {}) {
  let time = 0;
  const count = createRate({ perMinute: 60, burst: 2, now: () => time, ...rules });
  const status = (caller?: string) => {
    try {
      count(caller);
      return 200;
    } catch (error) {
      const { status, retryAfter } = error as { status: number; retryAfter: number };
      return [status, retryAfter];
    }
  };
  return { status, pass: (ms: number) => (time += ms) };
}

describe('createRate', () => {
  it('allows some at once and then as many as come back, for each caller', () => {
    const { status, pass } = open();
    expect([status('a'), status('a'), status('a'), status('b')]).toEqual([200, 200, [429, 1], 200]);
    pass(1000);
    expect([status('a'), status('a')]).toEqual([200, [429, 1]]);
    pass(3_600_000);
    expect([status('a'), status('a'), status('a')]).toEqual([200, 200, [429, 1]]);
  });

  it('says after how many seconds the next one is allowed', () => {
    const { status } = open({ perMinute: 6, burst: 1 });
    expect([status('a'), status('a')]).toEqual([200, [429, 10]]);
  });

  it('does not limit the mall itself', () => {
    const { status } = open({ burst: 1 });
    expect([status(), status(), status()]).toEqual([200, 200, 200]);
  });

  it('remembers so many callers, and forgets first who was not seen for longest', () => {
    const { status } = open({ burst: 1, callers: 2 });
    expect([status('a'), status('b'), status('a')]).toEqual([200, 200, [429, 1]]);
    expect([status('c'), status('a'), status('b')]).toEqual([200, 200, 200]);
  });
});
