import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShares, type Release, type ShareRules } from './shares';

afterEach(() => vi.useRealTimers());

const rules = { total: 4, perCaller: 2, queue: 10, queuePerCaller: 3, maxWait: 1000 };
const status = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

describe('createShares', () => {
  it('tells a caller beyond its share from one that meets a full house', () => {
    const shares = createShares({ total: 3, perCaller: 2 });
    shares.take('a', 2);
    expect(() => shares.take('a')).toThrow(expect.objectContaining({ status: 429 }));
    shares.take('b');
    expect(() => shares.take('c')).toThrow(expect.objectContaining({ status: 503, retryAfter: 2 }));
  });

  it('holds the mall itself to the total only', () => {
    const shares = createShares({ total: 3, perCaller: 1 });
    shares.take(undefined, 3);
    expect(() => shares.take(undefined)).toThrow(expect.objectContaining({ status: 503 }));
  });

  it('counts a release once', () => {
    const shares = createShares({ total: 2, perCaller: 2 });
    const release = shares.take('a');
    shares.take('b');
    release();
    release();
    expect(shares.counts().used).toBe(1);
  });

  it('gives those who wait their turns by caller, not by the number of their requests', async () => {
    const shares = createShares({ ...rules, total: 1 });
    const order: string[] = [];
    const first = shares.take('crowd');
    const visits = ['crowd', 'crowd', 'crowd', 'one'].map(async (caller, at) => {
      const release = await shares.wait(caller);
      order.push(`${caller} ${at}`);
      await Promise.resolve();
      release();
    });
    first();
    await Promise.all(visits);
    expect(order).toEqual(['one 3', 'crowd 0', 'crowd 1', 'crowd 2']);
  });

  it('refuses a caller whose waiting requests are too many, and lets others wait', async () => {
    const shares = createShares({ ...rules, total: 1 });
    const release = shares.take('a');
    const waiting = [1, 2, 3].map(() => shares.wait('a'));
    expect(await status(shares.wait('a'))).toBe(429);
    const other = shares.wait('b');
    release();
    for (const one of [other, ...waiting]) (await one)();
    expect(shares.counts()).toEqual({ used: 0, waiting: 0, refused: 1 });
  });

  it('refuses after a time of waiting, and forgets the request', async () => {
    vi.useFakeTimers();
    const shares = createShares({ ...rules, total: 1 });
    const release = shares.take('a');
    const late = status(shares.wait('b'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toBe(503);
    release();
    expect(shares.counts()).toEqual({ used: 0, waiting: 0, refused: 1 });
  });

  it('forgets a request that is given up', async () => {
    const shares = createShares({ ...rules, total: 1 });
    const release = shares.take('a');
    const gone = new AbortController();
    const waiting = shares.wait('b', gone.signal);
    gone.abort();
    await expect(waiting).rejects.toThrow(/abort/);
    release();
    expect(shares.counts()).toEqual({ used: 0, waiting: 0, refused: 0 });
  });

  it('is full when nobody else may wait', async () => {
    const shares = createShares({ total: 1, perCaller: 1, queue: 1, maxWait: 60_000 });
    const release = shares.take('a');
    expect(shares.isFull()).toBe(false);
    const next = shares.wait('b');
    expect(shares.isFull()).toBe(true);
    release();
    (await next)();
    expect(shares.isFull()).toBe(false);
  });

  it('is stuck when everything is occupied and nothing given back for a time', () => {
    let time = 0;
    const shares = createShares({ total: 2, perCaller: 2, now: () => time });
    const release = shares.take('a');
    time = 200;
    expect(shares.isStuck(100)).toBe(false);
    shares.take('a');
    expect(shares.isStuck(100)).toBe(false);
    time = 301;
    expect(shares.isStuck(100)).toBe(true);
    release();
    expect(shares.isStuck(100)).toBe(false);
  });

  type Step =
    | { kind: 'take'; caller: string; amount: number }
    | { kind: 'wait'; caller: string }
    | { kind: 'release'; at: number }
    | { kind: 'abort'; at: number }
    | { kind: 'pass'; ms: number };

  const caller = fc.constantFrom('a', 'b', 'c', '');
  const at = fc.nat(30);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      kind: fc.constant('take' as const),
      caller,
      amount: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant('wait' as const), caller }),
    fc.record({ kind: fc.constant('release' as const), at }),
    fc.record({ kind: fc.constant('abort' as const), at }),
    fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(600) }),
  );
  const anyRules: fc.Arbitrary<ShareRules> = fc.record({
    total: fc.integer({ min: 1, max: 6 }),
    perCaller: fc.integer({ min: 1, max: 6 }),
    queue: fc.nat(6),
    queuePerCaller: fc.nat(6),
    maxWait: fc.constant(500),
  });

  it('has given back everything at the end, and never given too much, in whatever order things happen', async () => {
    vi.useFakeTimers();
    await fc.assert(
      fc.asyncProperty(anyRules, fc.array(step, { maxLength: 60 }), async (given, steps) => {
        const shares = createShares(given);
        const held: { caller: string; amount: number; release: Release }[] = [];
        const signals: AbortController[] = [];
        const answers: Promise<unknown>[] = [];
        const hold = (caller: string, amount: number, release: Release) =>
          held.push({ caller, amount, release });
        for (const one of steps) {
          if (one.kind === 'take') {
            try {
              hold(one.caller, one.amount, shares.take(one.caller || undefined, one.amount));
            } catch {
              // refused
            }
          } else if (one.kind === 'wait') {
            const signal = new AbortController();
            signals.push(signal);
            const waited = shares.wait(one.caller || undefined, signal.signal);
            answers.push(waited.then((release) => hold(one.caller, 1, release)).catch(() => {}));
          } else if (one.kind === 'release') held.at(one.at % (held.length || 1))?.release();
          else if (one.kind === 'abort') signals.at(one.at % (signals.length || 1))?.abort();
          else await vi.advanceTimersByTimeAsync(one.ms);
          const { used, waiting } = shares.counts();
          expect(used).toBeLessThanOrEqual(given.total);
          expect(waiting).toBeLessThanOrEqual(given.queue ?? 0);
        }
        // Whoever still waits gets a place when one is released, or is refused in time
        for (let round = 0; round < 80; round += 1) {
          held.forEach(({ release }) => release());
          await vi.advanceTimersByTimeAsync(0);
        }
        await vi.advanceTimersByTimeAsync(500);
        held.forEach(({ release }) => release());
        await Promise.all(answers);
        held.forEach(({ release }) => release());
        expect(shares.counts()).toMatchObject({ used: 0, waiting: 0 });
      }),
    );
  });

  it('never gives a caller more than its share', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(caller, fc.integer({ min: 1, max: 3 }), fc.boolean()), { maxLength: 60 }),
        (steps) => {
          const shares = createShares({ total: 10, perCaller: 3 });
          const held: { caller: string; amount: number; release: Release }[] = [];
          for (const [who, amount, gives] of steps) {
            if (gives) held.shift()?.release();
            try {
              held.push({ caller: who, amount, release: shares.take(who || undefined, amount) });
            } catch {
              // refused
            }
            const own = held.filter(({ caller: holder }) => holder !== '' && holder === who);
            expect(own.reduce((sum, { amount: part }) => sum + part, 0)).toBeLessThanOrEqual(3);
          }
        },
      ),
    );
  });
});
