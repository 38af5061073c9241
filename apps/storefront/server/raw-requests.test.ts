import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppOptions } from './app';
import type { TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';
import { rawGet, rawRequest } from './testing/raw-request';

let mall: TestMall | undefined;
const answer = (_: unknown, res: ServerResponse) =>
  void res.setHeader('Content-Type', 'image/webp').end('the outbox');
const open = async (options: Partial<AppOptions> = {}) =>
  (mall = await openTestMall(answer, options));
afterEach(() => mall?.close());

const id = '0123456789abcdef';
const asLocal = 'Host: localhost:3000';

/** Ways to write a path that resolves outside of its first segment. */
const climbing = (folder: string) =>
  [
    '../outbox.json',
    './../outbox.json',
    '%2e%2e/outbox.json',
    '.%2E/outbox.json',
    '..%2foutbox.json',
    '..%5coutbox.json',
    '..\\outbox.json',
    '%252e%252e/outbox.json',
    '..%00/outbox.json',
    'upload/../../outbox.json',
    'x#/../../outbox.json',
  ].map((path) => `${folder}/${path}`);

describe.each(['/picture', '/api', '/assets', '/goods_detail', ''])('below %s', (folder) => {
  it.each(climbing(folder))('%s leads nowhere', async (target) => {
    const { port, received } = await open();
    const { status, text } = await rawRequest(port, rawGet(target));
    expect(status).toBe(400);
    // An envelope, or the error page, which is rendered as if the home page had been asked for
    expect(text).toMatch(/"data":null}|"url":"http:\/\/localhost\/([\w-]*)"/);
    expect(received).toEqual([]);
  });
});

describe('pictures', () => {
  it.each([
    'outbox.json',
    'x/y/z.webp',
    'other/x.webp',
    'x.svg',
    'x.html',
    'upload',
    'a%20b.webp',
    '',
  ])('of the name %j are none', async (name) => {
    const { port, received } = await open();
    expect((await rawRequest(port, rawGet(`/picture/${name}`))).status).toBe(404);
    expect(received).toEqual([]);
  });

  it.each([`${id}.webp`, `${id}@96.avif`, `upload/${id}${id}.png`])(
    '%s are relayed, with the address of the caller and no query',
    async (name) => {
      const { port, received } = await open();
      await rawRequest(port, rawGet(`/picture/${name}?x=1`));
      expect(received[0]?.url).toBe(`/picture/${name}`);
      expect(received[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    },
  );
});

describe('a request that no browser sends', () => {
  it.each([
    ['a whole address', rawGet('http://evil.example/')],
    ['a whole address of the mall', rawGet('http://localhost/api/front/user/info')],
    ['all of the server', rawGet('*')],
    ['no host', rawGet('/', [])],
    ['an empty host', rawGet('/', ['Host:'])],
    ['two hosts', rawGet('/', [asLocal, 'Host: evil.example'])],
    ['the same host twice', rawGet('/', [asLocal, asLocal])],
    ['a port that is no number', rawGet('/', ['Host: localhost:x'])],
    ['a port that does not exist', rawGet('/', ['Host: localhost:65536'])],
    ['port nought', rawGet('/', ['Host: localhost:0'])],
    ['a host with a name before it', rawGet('/', ['Host: me@localhost'])],
    ['a host with a path', rawGet('/', ['Host: localhost/x'])],
    ['an old kind without a host', 'GET / HTTP/1.0\r\n\r\n'],
  ])('is refused: %s', async (_, bytes) => {
    const { port, received } = await open();
    expect((await rawRequest(port, bytes)).status).toBe(400);
    expect(received).toEqual([]);
  });

  it('is led to the plain path when it doubles slashes', async () => {
    const { port } = await open();
    const { status, text } = await rawRequest(port, rawGet('//evil.example//x?y'));
    expect([status, /location: (.*)\r/i.exec(text)?.[1]]).toEqual([308, '/evil.example/x?y']);
  });
});

describe('the host of a request', () => {
  const origins = async (headers: string[], options?: Partial<AppOptions>) => {
    const { port } = await open(options);
    const { status, text } = await rawRequest(port, rawGet('/login', headers));
    return status === 200 ? /"origin":"([^"]*)"/.exec(text)?.[1] : status;
  };

  it.each(['localhost', 'localhost:8080', '127.0.0.1:1', '127.8.0.1', '[::1]:3000'])(
    'may be this machine while none is configured: %s',
    async (host) => {
      expect(await origins([`Host: ${host}`])).toBe(`http://${host}`);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '192.0.2.7', '[2001:db8::7]'])(
    'is not believed while none is configured: %s',
    async (host) => {
      expect(await origins([`Host: ${host}`])).toBe(421);
    },
  );

  it('may be the one that the server was told to listen on', async () => {
    expect(await origins(['Host: mall.lan:3000'], { host: 'mall.lan' })).toBe(
      'http://mall.lan:3000',
    );
  });

  it('is of no account once the origin is configured', async () => {
    const configured = { publicOrigin: 'https://mall.example' };
    for (const headers of [['Host: evil.example'], [asLocal, 'X-Forwarded-Host: evil.example']])
      expect(await origins(headers, configured)).toBe('https://mall.example');
  });

  it('is not taken from what a proxy says', async () => {
    expect(await origins([asLocal, 'X-Forwarded-Host: evil.example'])).toBe(
      'http://localhost:3000',
    );
  });

  it('does not matter to whoever asks for the health of the server', async () => {
    const { port } = await open();
    expect((await rawRequest(port, rawGet('/healthz', ['Host: 10.0.0.9']))).status).toBe(200);
  });
});

describe('what proxies say', () => {
  const proxyHeaders = [asLocal, 'X-Forwarded-For: 203.0.113.7', 'X-Forwarded-Proto: https'];
  const forwarded = async (trusted: string, headers = proxyHeaders) => {
    const trustProxy = { proxies: [trusted], refusesOthers: false };
    const { port, received } = await open({ trustProxy });
    await rawRequest(port, rawGet(`/picture/${id}.webp`, headers));
    const { text } = await rawRequest(port, rawGet('/login', headers));
    return {
      address: received[0]?.headers['x-forwarded-for'],
      page: /"from":"([^"]*)"/.exec(text)?.[1],
      origin: /"origin":"([^"]*)"/.exec(text)?.[1],
    };
  };

  it('is believed of those that are trusted', async () => {
    expect(await forwarded('loopback')).toEqual({
      address: '203.0.113.7',
      page: '203.0.113.7',
      origin: 'https://localhost:3000',
    });
  });

  it('is not believed of others', async () => {
    expect(await forwarded('192.0.2.1')).toEqual({
      address: '127.0.0.1',
      page: '127.0.0.1',
      origin: 'http://localhost:3000',
    });
  });

  it.each([['X-Forwarded-For: 203.0.113.7'], ['X-Forwarded-For: 203.0.113.7, 127.0.0.1']])(
    'refuses visitors of a proxy that a real mall does not know, and tells the operator once: %s',
    async (header) => {
      const told: string[] = [];
      const logStream = { write: (line: string) => void told.push(line) };
      const trustProxy = { proxies: ['192.0.2.1'], refusesOthers: true };
      const { port, received } = await open({ trustProxy, logLevel: 'warn', logStream });
      for (let count = 0; count < 2; count += 1) {
        const { status, text } = await rawRequest(port, rawGet('/login', [asLocal, header]));
        expect(status).toBe(403);
        expect(text).toContain('MALL_TRUST_PROXY');
      }
      expect(received).toEqual([]);
      expect((await rawRequest(port, rawGet('/login', [asLocal]))).status).toBe(200);
      expect(told).toEqual([expect.stringContaining('forwarded by 127.0.0.1')]);
    },
  );

  it('counts from the last one that is not trusted', async () => {
    const chain = [asLocal, 'X-Forwarded-For: 198.51.100.1, 203.0.113.7, 127.0.0.1'];
    expect((await forwarded('loopback', chain)).address).toBe('203.0.113.7');
  });

  it('is no address unless it looks like one', async () => {
    expect((await forwarded('loopback', [asLocal, 'X-Forwarded-For: <b>'])).address).toBe(
      '127.0.0.1',
    );
  });
});
