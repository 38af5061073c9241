import { describe, expect, it, vi } from 'vitest';
import { createChangeLog } from './changes/change-log';
import { createPublicResponseCache } from './public-response-cache';

/** A response of the API with the time of its request. */
const answered = (response: Response, requestedAt = 0) => ({
  response,
  source: { tags: ['content'], requestedAt },
});
const good = (data: unknown, requestedAt?: number) =>
  answered(Response.json({ code: 200, message: '', data }), requestedAt);

function open() {
  let time = 1;
  const changes = createChangeLog(() => time);
  const { get, isShared } = createPublicResponseCache(changes);
  return {
    isShared,
    /** The body of the cached response. */
    async read(key: string, ask: Parameters<typeof get>[1]) {
      return (await get(key, ask)).response.json();
    },
    changes,
    wait: (ms: number) => (time += ms),
  };
}
const data = (value: unknown) => expect.objectContaining({ data: value });

describe('createPublicResponseCache', () => {
  it('asks once for all who want to know at the same time, and again after ten seconds', async () => {
    const { read, wait } = open();
    const ask = vi.fn(async () => good('a', 1));
    const both = await Promise.all([read('en /home', ask), read('en /home', ask)]);
    expect(both).toEqual([data('a'), data('a')]);
    wait(9_999);
    await read('en /home', ask);
    expect(ask).toHaveBeenCalledOnce();
    wait(2);
    expect(await read('en /home', async () => good('b'))).toEqual(data('b'));
  });

  it('keeps an answer for as long as the change feed says that it has not changed', async () => {
    const { read, wait, changes } = open();
    const hear = (...changed: string[]) =>
      changes.hear({ everything: false, changed, counted: [] }, changes.now());
    await read('/home', async () => good('a', 1));
    wait(60_000);
    hear('goods:1');
    const ask = vi.fn(async () => good('b', changes.now()));
    expect(await read('/home', ask)).toEqual(data('a'));
    hear('content');
    expect(await read('/home', ask)).toEqual(data('b'));
    expect(ask).toHaveBeenCalledOnce();
  });

  it('keeps languages apart', async () => {
    const { read } = open();
    await read('en /home', async () => good('a'));
    expect(await read('fr /home', async () => good('b'))).toEqual(data('b'));
  });

  it.each([
    ['a failure', () => Response.json({ code: 500, message: '', data: null })],
    ['a refusal', () => Response.json(null, { status: 503 })],
  ])('passes %s on to all who wait, and asks again', async (_name, fail) => {
    const { read } = open();
    const first = vi.fn(async () => answered(fail()));
    const failed = await Promise.all([read('/home', first), read('/home', first)]);
    for (const one of failed) expect(one).toEqual(await fail().json());
    expect(first).toHaveBeenCalledOnce();
    expect(await read('/home', async () => good('a'))).toEqual(data('a'));
  });

  it('asks again after a call that did not come through', async () => {
    const { read } = open();
    const lost = read('/home', () => Promise.reject(new TypeError('lost')));
    await expect(lost).rejects.toThrow('lost');
    expect(await read('/home', async () => good('a'))).toEqual(data('a'));
  });

  it('is for what every page shows, and for nothing else', () => {
    const { isShared } = open();
    expect(['homeIndex', 'categoryTree', 'hotKeywords', 'payMethods'].every(isShared)).toBe(true);
    expect(['userInfo', 'cartCount', undefined].some(isShared)).toBe(false);
  });
});
