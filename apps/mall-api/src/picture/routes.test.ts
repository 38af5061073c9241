import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPictures } from '../demo/pictures';
import { DRAWING_VERSION } from './render';
import { pictureRoutes } from './routes';
import { sizedPicture } from './size';

let folder: string;
const app = fastify();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await app.register(pictureRoutes, { cacheDir: folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const [id = ''] = demoPictures().keys();
const [banner = ''] = [...demoPictures()].find(([, recipe]) => recipe.kind === 'banner') ?? [];

describe('the picture route', () => {
  test('serves a base address as WebP that may be kept for ever', async () => {
    const reply = await app.inject(`/picture/${id}.webp`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 640, height: 640 });
  });

  test('serves each size in its own shape and keeps the file', async () => {
    const reply = await app.inject(sizedPicture(`/picture/${banner}.webp`, 480, 'avif'));
    expect(reply.headers['content-type']).toBe('image/avif');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 480, height: 192 });
    expect(await readdir(join(folder, `v${DRAWING_VERSION}`, banner.slice(0, 2)))).toContain(
      `${banner}@480.avif`,
    );
  });

  test('answers a known tag with 304 and HEAD without a body', async () => {
    const url = `/picture/${id}@96.webp`;
    const { headers } = await app.inject(url);
    const again = await app.inject({ url, headers: { 'if-none-match': headers.etag } });
    expect(again.statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test.each([
    ['another width', `${id}@100.webp`],
    ['a padded width', `${id}@096.webp`],
    ['another type', `${id}@96.png`],
    ['no width for AVIF', `${id}.avif`],
    ['an unknown picture', '0123456789abcdef.webp'],
    ['a path', '..%2F..%2Fpackage.json'],
  ])('knows nothing of %s', async (_, file) => {
    expect((await app.inject(`/picture/${file}`)).statusCode).toBe(404);
  });

  test('works without a folder to keep files in', async () => {
    const other = fastify();
    await other.register(pictureRoutes, { cacheDir: '/dev/null/pictures' });
    expect((await other.inject(`/picture/${id}@96.webp`)).statusCode).toBe(200);
    await other.close();
  });
});
