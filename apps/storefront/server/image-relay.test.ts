import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { Limits } from './limits';
import type { ApiHandler, TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';

let mall: TestMall;
afterEach(() => {
  mall.close();
});

async function open(handler: ApiHandler, limits: Partial<Limits> = {}) {
  mall = await openTestMall(handler, { limits });
  return (path: string, init: RequestInit = {}) =>
    fetch(mall.origin + path, { redirect: 'manual', ...init });
}

const png = Buffer.from('89504e470d0a1a0a', 'hex');

const image =
  (headers: Record<string, string> = {}, status = 200): ApiHandler =>
  (_, res) =>
    void res.writeHead(status, { 'Content-Type': 'image/png', ...headers }).end(png);

describe('the image relay', () => {
  it('passes an image through, with the headers by which browsers cache it', async () => {
    const get = await open(
      image({ ETag: '"1"', 'Cache-Control': 'max-age=9', 'Set-Cookie': 'a=1', 'X-Secret': 'b' }),
    );
    const response = await get('/picture/tea-pot@2x.png');
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
    const names = ['content-type', 'etag', 'cache-control', 'set-cookie', 'x-secret'];
    expect(names.map((name) => response.headers.get(name))).toEqual([
      'image/png',
      '"1"',
      'max-age=9',
      null,
      null,
    ]);
    expect(mall.received[0]?.url).toBe('/picture/tea-pot@2x.png');
  });

  it('asks with what decides about the image, and with nothing about the visitor', async () => {
    const get = await open(image());
    await get('/picture/upload/a.webp', {
      headers: {
        cookie: `mall_session.1=${'a'.repeat(32)}`,
        authorization: 'Bearer x',
        'if-none-match': '"1"',
        range: 'bytes=0-3',
        accept: 'image/webp',
      },
    });
    const { url, headers } = mall.received[0] ?? { headers: {} };
    expect(url).toBe('/picture/upload/a.webp');
    expect(headers).toMatchObject({
      accept: 'image/webp',
      'if-none-match': '"1"',
      range: 'bytes=0-3',
      'x-forwarded-for': '127.0.0.1',
    });
    for (const name of ['cookie', 'authorization', 'authori-zation'])
      expect(headers).not.toHaveProperty(name);
  });

  it('passes on that an image has not changed, and a part of one', async () => {
    const answers = [
      image({ ETag: '"1"' }, 304),
      image({ 'Content-Range': 'bytes 0-7/90', 'Accept-Ranges': 'bytes' }, 206),
    ];
    const get = await open((request, res) => answers.shift()?.(request, res));
    expect((await get('/picture/a.png', { headers: { 'if-none-match': '"1"' } })).status).toBe(304);
    const part = await get('/picture/a.png', { headers: { range: 'bytes=0-7' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 0-7/90']);
  });

  it('answers HEAD without the image', async () => {
    const get = await open(image({ 'Content-Length': '8' }));
    const response = await get('/picture/a.png', { method: 'HEAD' });
    expect(mall.received[0]?.method).toBe('HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '8']);
    expect(await response.text()).toBe('');
  });

  it.each([
    ['a page', image({ 'Content-Type': 'text/html' })],
    ['a drawing that can hold scripts', image({ 'Content-Type': 'image/svg+xml' })],
    ['a redirect', image({ 'Content-Type': 'text/plain', Location: '//evil.example' }, 302)],
  ])('does not pass on %s', async (_, handler) => {
    const get = await open(handler);
    const response = await get('/picture/a.png');
    expect(response.status).toBe(502);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toBe('The picture could not be fetched.');
  });

  it('passes on the status of a failure, but not its text', async () => {
    const get = await open(
      (_, res) => void res.writeHead(404, { 'Content-Type': 'text/html' }).end('<script>'),
    );
    const response = await get('/picture/a.png');
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it.each(['/picture/a.svg', '/picture/a', '/picture/private/a.png', '/picture/upload/x/a.png'])(
    'does not ask for %s',
    async (path) => {
      const get = await open(image());
      expect((await get(path)).status).toBe(404);
      expect(mall.received).toEqual([]);
    },
  );

  it('leaves out a length that is not that of the body it sends', async () => {
    const body = gzipSync(Buffer.alloc(2000, 'x'));
    const get = await open(
      (_, res) =>
        void res
          .writeHead(200, {
            'Content-Type': 'image/png',
            'Content-Encoding': 'gzip',
            'Content-Length': body.length,
          })
          .end(body),
    );
    const response = await get('/picture/a.png');
    expect(response.headers.get('content-length')).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBe(2000);
  });

  it('breaks off an image that is larger than any may be', async () => {
    const get = await open(
      (_, res) =>
        void res.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.alloc(50_000)),
      { imageSize: 20_000 },
    );
    await expect(
      get('/picture/a.png').then((response) => response.arrayBuffer()),
    ).rejects.toThrow();
  });

  it('gives up an image that does not come', async () => {
    const get = await open(() => undefined, { image: 50 });
    expect((await get('/picture/a.png')).status).toBe(504);
  });

  it('waits for one that comes slowly, as long as something of it comes', async () => {
    const parts = 5;
    const get = await open(
      (_, res) => {
        res.writeHead(200, { 'Content-Type': 'image/png' });
        let sent = 0;
        const timer = setInterval(() => {
          res.write('x');
          sent += 1;
          if (sent < parts) return;
          clearInterval(timer);
          res.end();
        }, 200);
      },
      { image: 700 },
    );
    const response = await get('/picture/a.png');
    expect(await response.text()).toBe('x'.repeat(parts));
  });

  it('stops asking once the browser has gone', async () => {
    let stopped = () => {};
    const upstreamClosed = new Promise<void>((resolve) => (stopped = resolve));
    const get = await open((_, res) => {
      res.once('close', stopped);
      res.writeHead(200, { 'Content-Type': 'image/png' }).write('x');
    });
    const leaving = new AbortController();
    const response = await get('/picture/a.png', { signal: leaving.signal });
    leaving.abort();
    await expect(response.text()).rejects.toThrow();
    await upstreamClosed;
  });
});
