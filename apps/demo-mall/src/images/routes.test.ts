import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkerPoolBusy } from '@vermilion/mall-api';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { demoRecipes } from './demo-recipes';
import draw from './draw-worker';
import { DRAWING_VERSION } from './drawing-version';
import { sizedAddress } from './image-file';
import { ImageStore } from './image-store';
import { addImageRoutes } from './routes';

let folder: string;
const app = fastify();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  addImageRoutes(app, new ImageStore(folder, draw));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const [id = ''] = demoRecipes().keys();
const [banner = ''] = [...demoRecipes()].find(([, recipe]) => recipe.kind === 'banner') ?? [];

/** The route with another way of drawing, nothing kept, and two places for each caller. */
async function withDraw(ownDraw: typeof draw) {
  const other = fastify();
  onTestFinished(() => other.close());
  const limits = { perCaller: 2, seconds: 30 };
  addImageRoutes(other, new ImageStore('/dev/null/images', ownDraw), limits);
  return other;
}

describe('the picture route', () => {
  test('serves a base address as WebP that may be kept for ever', async () => {
    const reply = await app.inject(`/picture/${id}.webp`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 640, height: 640 });
  });

  test('serves each size in its own shape and keeps the file', async () => {
    const reply = await app.inject(sizedAddress(`/picture/${banner}.webp`, 480, 'avif'));
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
    addImageRoutes(other, new ImageStore('/dev/null/images', draw));
    expect((await other.inject(`/picture/${id}@96.webp`)).statusCode).toBe(200);
    await other.close();
  });

  test('draws a picture once for all who ask at the same time', async () => {
    const drawn: string[] = [];
    const other = await withDraw((drawing) => {
      drawn.push(drawing.type);
      return draw(drawing);
    });
    const url = `/picture/${id}@160.webp`;
    const replies = await Promise.all([other.inject(url), other.inject(url)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(drawn).toEqual(['webp']);
  });

  test('refuses with Retry-After when too many wait, and serves others', async () => {
    const [first = '', second = '', third = ''] = demoRecipes().keys();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const other = await withDraw(async (drawing) => {
      await held;
      return draw(drawing);
    });
    // a promise of its own: what inject returns starts only when somebody waits for it
    const ask = async (name: string, remoteAddress: string) =>
      await other.inject({ url: `/picture/${name}@96.webp`, remoteAddress });
    const waiting = [ask(first, '192.0.2.1'), ask(second, '192.0.2.1')];
    const refused = await ask(third, '192.0.2.1');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    const stranger = ask(third, '192.0.2.2');
    letGo();
    const answered = await Promise.all([...waiting, stranger]);
    expect(answered.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test('refuses what the image processes have no room for', async () => {
    const other = await withDraw(() => Promise.reject(new WorkerPoolBusy()));
    const refused = await other.inject(`/picture/${id}@96.webp`);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  });

  test('refuses what is no longer drawn because the server closes, without an error in the log', async () => {
    const logs: string[] = [];
    const stream = { write: (line: string) => void logs.push(line) };
    const other = fastify({ logger: { level: 'warn', stream } });
    let fail = (_reason: Error) => {};
    const drawOne = vi.fn(() => new Promise<Buffer>((_, reject) => (fail = reject)));
    addImageRoutes(other, new ImageStore('/dev/null/images', drawOne));
    other.addHook('preClose', async () => fail(new Error('the process ended')));
    const asked = other.inject(`/picture/${id}@96.webp`).then((reply) => reply);
    await vi.waitFor(() => expect(drawOne).toHaveBeenCalled());
    await other.close();
    const refused = await asked;
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(logs).toEqual([]);
  });

  test('does not let a browser keep a failure', async () => {
    const other = await withDraw(() => Promise.reject(new Error('no memory')));
    const failed = await other.inject(`/picture/${id}@96.webp`);
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, 'no-store']);
  });
});
