import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';
import { rawGet, rawRequest } from './testing/raw-request';

let mall: TestMall;
afterEach(() => mall.close());

const ok = () => ({ code: 200, message: 'ok', data: [] });
const words = '/api/front/search/keyword';

/** An API that responds on demand. */
function slowApi() {
  const waiting: (() => void)[] = [];
  let came = () => {};
  const arrival = new Promise<void>((resolve) => (came = resolve));
  const answer = (_: unknown, res: { end(text: string): void }) => {
    waiting.push(() => res.end(JSON.stringify(ok())));
    came();
    return undefined;
  };
  return { answer, arrival, release: () => waiting.forEach((go) => go()) };
}

describe('the HTTP server', () => {
  it('gives up a head that does not come', async () => {
    mall = await openTestMall(ok, { limits: { head: 200, request: 400 } });
    expect((await rawRequest(mall.port, `GET ${words} HTTP/1.1\r\nHost: lo`)).status).toBe(408);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x'])(
    'gives up a body that does not come, and gives no call more time for its type: %s',
    async (type) => {
      mall = await openTestMall(ok, { limits: { body: 100, upload: 60_000 } });
      const { status, text } = await rawRequest(
        mall.port,
        [
          'POST /api/front/login/email HTTP/1.1',
          'Host: localhost',
          'Origin: http://localhost',
          'X-Vermilion: 1',
          `Content-Type: ${type}`,
          'Content-Length: 100',
          '',
          '{',
        ].join('\r\n'),
      );
      expect([status, mall.received.length]).toEqual([408, 0]);
      expect(text).toContain('"code":408');
    },
  );

  it('says that a body of unknown length is too large', async () => {
    mall = await openTestMall(ok, { limits: { bodySize: 10 } });
    const head =
      'POST /api/front/login/email HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost';
    const bytes = `${head}\r\nX-Vermilion: 1\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n${'x'.repeat(99)}`;
    expect((await rawRequest(mall.port, bytes)).status).toBe(413);
  });

  it('ends a connection whose request is answered and still being sent', async () => {
    mall = await openTestMall(ok, { limits: { linger: 50 } });
    const socket = connect(mall.port, '127.0.0.1');
    const lines = [`POST ${words} HTTP/1.1`, 'Host: localhost', 'Content-Length: 100', '', '{'];
    socket.on('error', () => {}).write(lines.join('\r\n'));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 4/);
    await once(socket, 'close');
  });

  it('takes so many connections at a time', async () => {
    mall = await openTestMall(ok, { limits: { connections: 2 } });
    const held = [connect(mall.port, '127.0.0.1'), connect(mall.port, '127.0.0.1')];
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    const refused = rawRequest(mall.port, rawGet(words)).catch(() => ({ status: 0 }));
    expect((await refused).status).toBe(0);
    const [first] = held;
    first?.destroy();
    await once(first!, 'close');
    await expect.poll(async () => (await rawRequest(mall.port, rawGet(words))).status).toBe(200);
    held[1]?.destroy();
  });

  it('asks who comes while too much is under way to come again', async () => {
    const { answer, arrival, release } = slowApi();
    const calls = { total: 1, perCaller: 2 };
    mall = await openTestMall(answer, { admission: { calls } });
    const first = fetch(mall.origin + words);
    await arrival;
    const second = await fetch(mall.origin + words);
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await fetch(`${mall.origin}/healthz`)).status).toBe(200);
    release();
    expect((await first).status).toBe(200);
  });
});
