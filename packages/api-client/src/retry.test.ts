import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMallClient } from './client';
import { MallError } from './mall-error';
import { retryDelay } from './retry';
import { fakeServer, success } from './testing/fake-server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that refuses a number of times, in the envelope, and then succeeds. */
function busyServer(times: number, code = 503, retryAfter?: string) {
  let left = times;
  return fakeServer(() => {
    if ((left -= 1) < 0) return Response.json(success({ list: [] }));
    const headers = new Headers(retryAfter ? { 'retry-after': retryAfter } : {});
    return Response.json({ code, message: 'busy', data: null }, { headers });
  });
}

const clientOf = ({ fetch }: ReturnType<typeof fakeServer>, timeout?: number) =>
  createMallClient({ baseUrl: '', fetch, ...(timeout && { timeout }) });
const items = [{ productId: 1, productAttrUnique: 2, cartNum: 3 }];

describe('a call that is refused for now', () => {
  it.each([429, 503])('is sent again until it is served: %i', async (code) => {
    const server = busyServer(2, code);
    const answer = clientOf(server).productList({});
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ list: [] });
    expect(server.received).toHaveLength(3);
  });

  it('is so by an HTTP status of a server that stands between, too', async () => {
    const replies = [new Response('busy', { status: 503 }), Response.json(success([]))];
    const server = fakeServer(() => replies.shift() as Response);
    const answer = clientOf(server).categoryTree();
    await vi.runAllTimersAsync();
    expect(await answer).toEqual([]);
  });

  it('is sent three times at most', async () => {
    const server = busyServer(9);
    const answer = expect(clientOf(server).productList({})).rejects.toMatchObject({ code: 503 });
    await vi.runAllTimersAsync();
    await answer;
    expect(server.received).toHaveLength(3);
  });

  it('waits for as long as the server wants it to, and not much longer', async () => {
    const server = busyServer(1, 503, '2');
    const answer = clientOf(server).productList({});
    await vi.advanceTimersByTimeAsync(1999);
    expect(server.received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1001);
    expect(await answer).toEqual({ list: [] });
  });

  it('is not sent again when the wait is long', async () => {
    const server = busyServer(1, 429, '40');
    await expect(clientOf(server).productList({})).rejects.toMatchObject({ code: 429 });
    expect(server.received).toHaveLength(1);
  });

  it('is sent again when its key makes that safe, and with the same key', async () => {
    const server = busyServer(1);
    const answer = clientOf(server).addToCart({ items }, { headers: { 'Idempotency-Key': 'k1' } });
    await vi.runAllTimersAsync();
    await answer;
    expect(server.received.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'k1',
      'k1',
    ]);
  });

  it.each([
    ['changes something', (client: ReturnType<typeof clientOf>) => client.addToCart({ items })],
    ['is a GET that acts', (client: ReturnType<typeof clientOf>) => client.logout()],
  ])('is not sent again when it %s', async (_name, call) => {
    const server = busyServer(1);
    await expect(call(clientOf(server))).rejects.toMatchObject({ code: 503 });
    expect(server.received).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 428, 500, 502])(
    'is not what fails for a reason: %i',
    async (code) => {
      const server = busyServer(1, code);
      await expect(clientOf(server).productList({})).rejects.toMatchObject({ code });
      expect(server.received).toHaveLength(1);
    },
  );

  it('is given up while it waits', async () => {
    const server = busyServer(9);
    const leaving = new AbortController();
    const answer = clientOf(server).productList({}, { signal: leaving.signal });
    const refused = expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    await vi.advanceTimersByTimeAsync(1);
    leaving.abort();
    await refused;
    expect(server.received).toHaveLength(1);
  });
});

describe('a call whose connection fails', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  /** Fails a number of times before it responds. */
  const unsteadyServer = (failures: number) => {
    let left = failures;
    return fakeServer(() => ((left -= 1) < 0 ? Response.json(success({ list: [] })) : lost()));
  };

  it('is sent again when it only reads', async () => {
    const server = unsteadyServer(2);
    const answer = clientOf(server).productList({});
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ list: [] });
    expect(server.received).toHaveLength(3);
  });

  it('is sent three times at most', async () => {
    const server = unsteadyServer(9);
    const answer = expect(clientOf(server).productList({})).rejects.toMatchObject({
      kind: 'transport',
      cause: new TypeError('Failed to fetch'),
    });
    await vi.runAllTimersAsync();
    await answer;
    expect(server.received).toHaveLength(3);
  });

  it.each([
    ['changes something', (client: ReturnType<typeof clientOf>) => client.addToCart({ items })],
    ['is a GET that acts', (client: ReturnType<typeof clientOf>) => client.logout()],
  ])('is not sent again when it %s: the server may have carried it out', async (_name, call) => {
    const server = unsteadyServer(1);
    await expect(call(clientOf(server))).rejects.toMatchObject({ kind: 'transport' });
    expect(server.received).toHaveLength(1);
  });

  it('is sent again with the same key when that makes it safe', async () => {
    const server = unsteadyServer(1);
    const answer = clientOf(server).addToCart({ items }, { headers: { 'Idempotency-Key': 'k1' } });
    await vi.runAllTimersAsync();
    await answer;
    const keys = server.received.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['k1', 'k1']);
  });

  it('is sent again when its repetition changes nothing, and says so by a key', async () => {
    const server = unsteadyServer(1);
    const answer = clientOf(server).setCartQuantity({ id: 1, number: 2 });
    await vi.runAllTimersAsync();
    await answer;
    const [first, second] = server.received.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^\w{8,}$/);
    expect(second).toBe(first);
  });

  it('does not outlast the timeout', async () => {
    vi.useRealTimers();
    const server = unsteadyServer(9);
    const answer = clientOf(server, 50).productList({});
    await expect(answer).rejects.toMatchObject({ kind: 'timeout' });
    expect(server.received).toHaveLength(1);
  });
});

describe('retryDelay', () => {
  it('waits within bounds, whatever a server says', () => {
    const error = new MallError({ kind: 'http', operation: 'x', code: 503, status: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.option(fc.string()), (tries, retryAfter) => {
        const wait = retryDelay(error, tries, retryAfter);
        if (tries > 2) expect(wait).toBeUndefined();
        if (wait === undefined) return;
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(7500);
      }),
    );
  });
});
