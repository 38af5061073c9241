import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { inTurn } from './in-turn';
import { createShares } from './shares';
import { get, openServer, readAll } from './testing/open-server';
import { whenOver } from './when-over';

let opened: Awaited<ReturnType<typeof openServer>>;
afterEach(() => opened.close());

/** A server whose responses end on demand. */
async function openSlow(maxAhead?: number) {
  const running: { url: string; res: ServerResponse }[] = [];
  const places = createShares({ total: 100, perCaller: 100 });
  opened = await openServer(
    inTurn((req, res) => {
      whenOver(req, res, places.take('a'));
      running.push({ url: req.url ?? '', res });
    }, maxAhead),
  );
  return { running, places, urls: () => running.map(({ url }) => url) };
}

describe('inTurn', () => {
  it('answers requests that were sent together one after the other, in their order', async () => {
    const { running, places, urls } = await openSlow();
    const socket = await opened.connect();
    socket.write(get('/1') + get('/2') + get('/3'));
    const text = readAll(socket);
    for (const count of [1, 2, 3]) {
      await expect.poll(urls).toHaveLength(count);
      expect(places.counts().used).toBe(1);
      if (count === 3) running[2]?.res.setHeader('Connection', 'close');
      running[count - 1]?.res.end(`<${count}>`);
    }
    expect((await text).match(/<\d>/g)).toEqual(['<1>', '<2>', '<3>']);
    await expect.poll(() => places.counts().used).toBe(0);
  });

  it('gives back the place of a connection that is reset, and starts nothing more of it', async () => {
    const { places, urls } = await openSlow();
    for (let turn = 0; turn < 12; turn += 1) {
      const socket = await opened.connect();
      socket.write(get('/').repeat(10));
      await expect.poll(urls).toHaveLength(turn + 1);
      socket.resetAndDestroy();
    }
    await expect.poll(() => places.counts().used).toBe(0);
    expect(urls()).toHaveLength(12);
  });

  it('closes a connection with more requests ahead than any program sends', async () => {
    const { places, urls } = await openSlow(2);
    const socket = await opened.connect();
    socket.write(get('/').repeat(4));
    await once(socket, 'close');
    await expect.poll(() => places.counts().used).toBe(0);
    expect(urls()).toHaveLength(1);
  });
});
