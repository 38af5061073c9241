import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMallClient } from './client';
import { MallError } from './mall-error';
import { fakeServer, success } from './testing/fake-server';

const BASE = 'http://mall.test';

describe('what comes back', () => {
  it('answers the data, and with call() the message too', async () => {
    const { fetch } = fakeServer(success({ count: 3 }, 'three rows'));
    const client = createMallClient({ baseUrl: BASE, fetch });
    const args = { numType: true, type: 'total' } as const;
    expect(await client.cartCount(args)).toEqual({ count: 3 });
    expect(await client.call('cartCount', args)).toEqual({
      data: { count: 3 },
      message: 'three rows',
    });
  });

  it.each([401, 410000, 410001, 410002])(
    'tells once that the session is invalid: %i',
    async (code) => {
      const onSessionInvalid = vi.fn();
      const { fetch } = fakeServer({ code, message: 'Sign in', data: null });
      const client = createMallClient({ baseUrl: BASE, fetch, onSessionInvalid });
      const error = await client.userInfo().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ kind: 'session', code, serverMessage: 'Sign in' });
      expect(onSessionInvalid.mock.calls).toEqual([[error]]);
    },
  );

  it('does not take another failure for a lost session', async () => {
    const onSessionInvalid = vi.fn();
    const { fetch } = fakeServer({ code: 500, message: 'Sold out', data: null });
    const client = createMallClient({ baseUrl: BASE, fetch, onSessionInvalid });
    await expect(client.userInfo()).rejects.toMatchObject({ kind: 'business' });
    expect(onSessionInvalid).not.toHaveBeenCalled();
  });
});

describe('a failed transport', () => {
  // It is tried again after a while
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is told from an answer', async () => {
    const cause = new TypeError('fetch failed');
    const { fetch } = fakeServer(() => Promise.reject(cause));
    const call = createMallClient({ baseUrl: BASE, fetch })
      .homeIndex()
      .catch((thrown: unknown) => thrown);
    await vi.runAllTimersAsync();
    const error = await call;
    expect(error).toBeInstanceOf(MallError);
    expect(error).toMatchObject({ kind: 'transport', operation: 'homeIndex', code: 0, cause });
  });

  it('is a body that breaks off, too', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) });
    const { fetch } = fakeServer(() => new Response(broken));
    const call = createMallClient({ baseUrl: BASE, fetch }).homeIndex();
    const failed = expect(call).rejects.toMatchObject({ kind: 'transport' });
    await vi.runAllTimersAsync();
    await failed;
  });
});

describe('ending a call', () => {
  /** Never answers, but fails as fetch does when its signal fires. */
  const endless = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  it('ends when the caller says so', async () => {
    const controller = new AbortController();
    const client = createMallClient({ baseUrl: BASE, fetch: endless, timeout: 60_000 });
    const call = client.homeIndex({}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted', status: 0 });
  });

  it('ends after the timeout', async () => {
    const client = createMallClient({ baseUrl: BASE, fetch: endless, timeout: 5 });
    await expect(client.homeIndex()).rejects.toMatchObject({ kind: 'timeout' });
  });
});
