import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUnread } from './unread';

afterEach(() => vi.useRealTimers());

const rules = { total: 100, perCaller: 30, grace: 1000, perSecond: 10 };

/** A request whose connection can be closed by either side. */
function request() {
  const socket = Object.assign(new EventEmitter(), {
    destroyed: false,
    destroy() {
      socket.destroyed = true;
      socket.emit('close');
    },
  });
  const res = Object.assign(new EventEmitter(), { destroyed: false, closed: false });
  return {
    req: { socket } as unknown as IncomingMessage,
    res: res as unknown as ServerResponse,
    isClosed: () => socket.destroyed,
    read: () => res.emit('close'),
    reset: () => socket.destroy(),
  };
}

function open(given = rules) {
  const unread = createUnread(given);
  const send = (caller: string | undefined, size: number) => {
    const one = request();
    unread.add(one.req, one.res, caller, size);
    return one;
  };
  return { unread, send };
}

describe('createUnread', () => {
  it('closes the oldest connections of a caller who lets too much wait', () => {
    const { unread, send } = open();
    const [first, second] = [send('a', 20), send('b', 30)];
    const third = send('a', 20);
    expect([first.isClosed(), second.isClosed(), third.isClosed()]).toEqual([true, false, false]);
    expect(unread.bytes()).toBe(50);
  });

  it('closes those of the caller with most when too much waits altogether', () => {
    const { send } = open({ ...rules, total: 50 });
    const [little, much] = [send('a', 10), send('b', 30)];
    const last = send('c', 20);
    expect([little.isClosed(), much.isClosed(), last.isClosed()]).toEqual([false, true, false]);
  });

  it('gives more time for more bytes, and closes the connection then', async () => {
    vi.useFakeTimers();
    const { send } = open();
    const [small, large] = [send('a', 10), send('a', 20)];
    await vi.advanceTimersByTimeAsync(2000);
    expect([small.isClosed(), large.isClosed()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(large.isClosed()).toBe(true);
  });

  it('counts nothing at the end, in whatever order responses are read and connections close', () => {
    const step = fc.record({
      caller: fc.constantFrom('a', 'b', undefined),
      size: fc.nat(40),
      at: fc.nat(30),
      how: fc.constantFrom('read' as const, 'reset' as const),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { unread, send } = open();
        const sent = steps.map(({ caller, size, at, how }, count) => {
          const one = send(caller, size);
          if (at < count) one[how]();
          expect(unread.bytes()).toBeLessThanOrEqual(rules.total);
          return one;
        });
        sent.forEach((one) => one.reset());
        expect(unread.bytes()).toBe(0);
      }),
    );
  });
});
