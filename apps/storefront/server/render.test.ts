import { request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenderOptions, RenderResult } from './render/types';
import type { TestMall } from './testing/open-mall';
import { openTestMall, sameAddress } from './testing/open-mall';

let mall: TestMall;
afterEach(() => mall.close());

const token = 'a'.repeat(32);
const html = '<!doctype html><p>Tea</p>';

const assets = { entry: '/entry.js', stylesheet: '/assets/a.css' };

interface Rendered {
  request: Request;
  options: RenderOptions;
}

/** A mall whose renderer returns `result`; `rendered` collects the renderer's input. */
async function open(result: Partial<RenderResult> = {}) {
  const rendered: Rendered[] = [];
  const abort = vi.fn();
  const render = async (request: Request, options: RenderOptions) => {
    rendered.push({ request, options });
    return {
      kind: 'document',
      status: 200,
      cookies: [],
      sessionLost: false,
      abort,
      isComplete: () => true,
      pipe: (to: NodeJS.WritableStream) => void to.end(html),
      ...result,
    } as RenderResult;
  };
  const head = ({ routeIds, locale }: { routeIds: readonly string[]; locale: string }) =>
    `<!--${routeIds.join()} ${locale}-->`;
  const pages = async () => ({
    addressOf: sameAddress,
    render,
    head,
    policy: true,
    ...assets,
  });
  mall = await openTestMall(() => ({ code: 200, message: 'ok', data: null }), { pages });
  const get = (path = '/', init: RequestInit = {}) =>
    fetch(mall.origin + path, { redirect: 'manual', ...init });
  return { get, rendered, abort };
}

/** The bytes on the wire, which fetch would decompress. */
const bytesOf = (encoding: string) =>
  new Promise<{ encoding?: string; body: Buffer }>((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    httpRequest(mall.origin, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('a page', () => {
  it('is sent with its status, and only its own scripts may run', async () => {
    const { get, rendered } = await open({ status: 404 });
    const response = await get('/goods/top_one?page=2');
    expect([response.status, await response.text()]).toEqual([404, html]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const { options, request } = rendered[0] as Rendered;
    expect(request.url).toBe(`${mall.origin}/goods/top_one?page=2`);
    expect(options.nonce).toMatch(/^[\w+/=]{20,}$/);
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${options.nonce}'`);
    expect(options.entry).toBe('/entry.js');
    expect(options.head(['root', 'top_one'], 'th')).toContain('<!--root,top_one th-->');
  });

  it('requests its styles before the browser has parsed it', async () => {
    const { get } = await open();
    for (const path of ['/', '/users/points'])
      expect((await get(path)).headers.get('link')).toBe('</assets/a.css>; rel=preload; as=style');
  });

  it('has another nonce each time that it is somebody’s', async () => {
    const { get, rendered } = await open();
    await get('/users/points');
    await get('/users/points');
    expect(new Set(rendered.map(({ options }) => options.nonce)).size).toBe(2);
  });

  it('may come back with the back button, and is kept nowhere when it is somebody’s', async () => {
    const { get } = await open();
    const headers = { cookie: `mall_session.1=${token}` };
    const caching = async (path: string) => (await get(path, { headers })).headers;
    expect((await caching('/?page=2')).get('cache-control')).toBe('private, no-cache');
    const personal = await caching('/users/points');
    expect(personal.get('cache-control')).toBe('private, no-store');
    expect(personal.get('vary')).toBe('Accept-Encoding, Cookie');
  });

  it.each([
    ['of one visitor', '/users/points', true],
    ['of everybody', '/', false],
    ['of everybody, and not kept', '/?page=2', false],
  ])(
    '%s knows the session of the request, which the API gets as a header: %s, %s',
    async (...row) => {
      const [, path, isKnown] = row;
      const { get, rendered } = await open();
      await get(path, { headers: { cookie: `mall_session.1=${token}; other=1` } });
      const { options } = rendered[0] as Rendered;
      expect(options.hasToken).toBe(isKnown);
      expect(options.api.headers.authorization).toBe(isKnown ? `Bearer ${token}` : undefined);
      expect('other' in options.cookies).toBe(isKnown);
    },
  );

  it('ends a session that the API does not know', async () => {
    const { get } = await open({ sessionLost: true, cookies: ['fromPath=%2Fusers; Path=/'] });
    const headers = { cookie: `mall_session.1=${token}` };
    const response = await get('/users/points', { headers });
    expect(response.headers.getSetCookie()).toEqual([
      'fromPath=%2Fusers; Path=/',
      expect.stringMatching(/^mall_session\.1=; .*Max-Age=0/),
      expect.stringMatching(/^mall_signed_in\.1=; .*Max-Age=0/),
    ]);
  });

  it('leads elsewhere when its loader says so', async () => {
    const { get } = await open({
      kind: 'redirect',
      status: 302,
      location: '/login',
    } as RenderResult);
    const response = await get('/users/order_list');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login']);
    expect(await response.text()).toBe('');
  });

  it('answers HEAD with its headers, and is not rendered any further', async () => {
    const { get, abort } = await open({ status: 404 });
    const response = await get('/', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([404, '']);
    expect(abort).toHaveBeenCalledOnce();
  });

  it('is compressed as the browser can take it', async () => {
    await open();
    const { encoding, body } = await bytesOf('gzip;q=0.5, br');
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(html);
    const plain = await bytesOf('identity');
    expect([plain.encoding, plain.body.toString()]).toEqual([undefined, html]);
  });

  it('stops being rendered when the browser goes away', async () => {
    const { get, rendered } = await open({
      pipe: (to: NodeJS.WritableStream) => void to.write('<p>'),
    } as Partial<RenderResult>);
    const leaving = new AbortController();
    const response = await get('/users/points', { signal: leaving.signal });
    const { signal } = (rendered[0] as Rendered).request;
    const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(signal.aborted).toBe(false);
    leaving.abort();
    await expect(response.text()).rejects.toThrow();
    await stopped;
  });

  it('gets a form that was sent to it, without the headers of the request', async () => {
    const { get, rendered } = await open();
    const body = 'email=a%40mall.example';
    const headers = {
      origin: mall.origin,
      'content-type': 'application/x-www-form-urlencoded',
      'x-other': '1',
    };
    const response = await get('/login', { method: 'POST', body, headers });
    const { request } = rendered[0] as Rendered;
    expect([request.method, await request.text()]).toEqual(['POST', body]);
    expect(request.headers.get('x-other')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});
