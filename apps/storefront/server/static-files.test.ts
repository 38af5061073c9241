import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from './testing/open-mall';

const script = 'export const tea = "oolong";';
const packed = brotliCompressSync(script);
let folder: string;
let mall: TestMall;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'manifest.json'), '{}');
  writeFileSync(join(folder, 'assets', 'a1.js'), script);
  writeFileSync(join(folder, 'assets', 'a1.js.br'), packed);
  mall = await openTestMall(() => ({ code: 200, message: 'ok', data: null }), { folder });
});
afterAll(() => {
  mall.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(mall.origin + path, init);
const plain = { 'accept-encoding': 'identity' };

/** The response on the wire: fetch decompresses bodies, and asks caches to confirm everything. */
const ask = (path: string, headers: Record<string, string>) =>
  new Promise<{ status?: number; encoding?: string; etag?: string; body: Buffer }>(
    (resolve, reject) => {
      request(mall.origin + path, { headers }, (response) => {
        const { statusCode: status, headers: sent } = response;
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status,
            encoding: sent['content-encoding'],
            etag: sent.etag,
            body: Buffer.concat(parts),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

describe('static files', () => {
  it('is kept for a year by browsers and caches, in each of its encodings', async () => {
    const response = await get('/assets/a1.js', { headers: plain });
    expect([response.status, await response.text()]).toEqual([200, script]);
    const names = ['content-type', 'cache-control', 'vary', 'x-content-type-options'];
    expect(names.map((name) => response.headers.get(name))).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
      'nosniff',
    ]);
  });

  it('is sent as the build has compressed it', async () => {
    const { encoding, body } = await ask('/assets/a1.js', { 'accept-encoding': 'gzip, br' });
    expect([encoding, body]).toEqual(['br', packed]);
  });

  it('is not sent again to a browser that has it', async () => {
    const { etag = '' } = await ask('/assets/a1.js', plain);
    const again = await ask('/assets/a1.js', { ...plain, 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('answers HEAD without its bytes, and a range with a part of them', async () => {
    const head = await get('/assets/a1.js', { method: 'HEAD', headers: plain });
    expect(head.headers.get('content-length')).toBe(String(script.length));
    expect(await head.text()).toBe('');
    const part = await get('/assets/a1.js', { headers: { ...plain, range: 'bytes=0-5' } });
    expect([part.status, await part.text()]).toEqual([206, 'export']);
  });

  it.each(['/assets/old.js', '/assets/a1.js.br', '/assets/', '/assets/../manifest.json'])(
    'of an older build, or none at all, is a short refusal: %s',
    async (path) => {
      const response = await get(path);
      expect(response.headers.get('content-type')).not.toContain('javascript');
      // fetch resolves the dots, and a page's address is not a file of the build
      if (path.includes('..')) expect(await response.text()).not.toBe('{}');
      else expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    },
  );

  it('is in no list of its folder', async () => {
    for (const path of ['/assets', '/assets/', '/assets/.'])
      expect(await (await get(path)).text()).not.toContain('a1.js');
  });

  it('takes no other method', async () => {
    const response = await get('/assets/a1.js', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
