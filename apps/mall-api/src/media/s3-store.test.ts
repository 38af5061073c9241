import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteHandlerMethod } from 'fastify';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { S3Settings } from '../config/picture-settings';
import { PictureStoreDown } from '../kernel/picture-store';
import { createLoopbackServer } from '../testing/loopback-server';
import { keysOf } from './address';
import { createS3Store } from './s3-store';

const settings: S3Settings = {
  bucket: 'pictures',
  region: 'us-east-1',
  endpoint: undefined,
  isPathStyle: true,
  prefix: 'mall/',
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
};
const bytes = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 3]);
const key = `${'a'.repeat(32)}@96.avif`;

function open(changes: Partial<S3Settings>, timeout?: number) {
  const store = createS3Store({ ...settings, ...changes }, timeout);
  onTestFinished(() => store.close());
  return store;
}

describe('pictures in a bucket', () => {
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'));
  const server = new S3rver({
    port: 0,
    address: 'localhost',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures' }],
  });
  let endpoint: string;
  beforeAll(async () => {
    const { port } = await server.run();
    endpoint = `http://localhost:${port}`;
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  });

  it('are read as they were written, and told apart from those that are none', async () => {
    const store = open({ endpoint });
    await store.put(key, bytes);
    expect(Buffer.from((await store.get(key)) ?? [])).toEqual(bytes);
    expect(await store.get('none.jpg')).toBeUndefined();
    expect(await open({ endpoint, prefix: 'other/' }).get(key)).toBeUndefined();
  });

  it('are deleted, also those that are not there', async () => {
    const store = open({ endpoint });
    const keys = keysOf('b'.repeat(32));
    await store.put(keys[0] ?? '', bytes);
    await store.delete(keys);
    await store.delete([]);
    expect(await store.get(keys[0] ?? '')).toBeUndefined();
  });

  it('may be written twice, since a file never changes', async () => {
    const store = open({ endpoint });
    await Promise.all([store.put(key, bytes), store.put(key, bytes)]);
    expect(Buffer.from((await store.get(key)) ?? [])).toEqual(bytes);
  });

  it.each([
    ['the key is unknown', { credentials: { accessKeyId: 'UNKNOWN', secretAccessKey: 'S3RVER' } }],
    ['there is no such bucket', { bucket: 'nowhere' }],
  ])('cannot be written when %s', async (_, changes) => {
    const store = open({ endpoint, ...changes });
    await expect(store.put(key, bytes)).rejects.toBeInstanceOf(PictureStoreDown);
  });

  describe('of a server that', () => {
    /** A server that answers everything alike. */
    async function answering(answer: RouteHandlerMethod) {
      const other = createLoopbackServer();
      onTestFinished(() => other.close());
      other.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      other.all('*', answer);
      return other.listen({ port: 0, host: '127.0.0.1' });
    }
    const everything = (store: ReturnType<typeof open>) =>
      Promise.allSettled([store.put(key, bytes), store.get(key), store.delete([key])]);
    const isDown = (results: Awaited<ReturnType<typeof everything>>) =>
      results.map((result) => result.status === 'rejected' && result.reason.name);
    const DOWN = Array(3).fill('PictureStoreDown');

    it('is down, are not there for now', async () => {
      expect(isDown(await everything(open({ endpoint: 'http://127.0.0.1:9' })))).toEqual(DOWN);
    });

    it('is full, are tried again some times', async () => {
      let requests = 0;
      const full = await answering(async (_request, reply) => {
        requests += 1;
        return reply
          .code(503)
          .type('application/xml')
          .send('<Error><Code>SlowDown</Code><Message>Reduce your rate</Message></Error>');
      });
      expect(isDown(await everything(open({ endpoint: full })))).toEqual(DOWN);
      expect(requests).toBe(9);
    });

    it('has recovered by the second attempt are read', async () => {
      let requests = 0;
      const recovering = await answering(async (_request, reply) => {
        requests += 1;
        return requests === 1 ? reply.code(503).send() : reply.type('image/avif').send(bytes);
      });
      const read = await open({ endpoint: recovering }).get(key);
      expect(Buffer.from(read ?? [])).toEqual(bytes);
    });

    it('does not answer, are given up in time', async () => {
      const silent = await answering(() => new Promise(() => {}));
      const started = performance.now();
      expect(isDown(await everything(open({ endpoint: silent }, 300)))).toEqual(DOWN);
      expect(performance.now() - started).toBeLessThan(5000);
    });

    it('stops within a file, are given up in time', async () => {
      const halting = await answering((_request, reply) => {
        reply.raw.writeHead(200, { 'content-length': 1000, 'content-type': 'image/avif' });
        reply.raw.write(bytes);
        return reply.hijack();
      });
      const store = open({ endpoint: halting }, 300);
      await expect(store.get(key)).rejects.toBeInstanceOf(PictureStoreDown);
    });
  });
});
