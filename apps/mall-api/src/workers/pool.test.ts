import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { cleanImage } from '../images/clean-image';
import { createImageCleaner } from '../images/cleaner';
import { createImageResizer } from '../images/resizer';
import type pidOf from '../testing/pid-worker';
import { createWorkerPool, WorkerPoolBusy } from './pool';

const limits = { maxPixels: 1_000_000, maxSide: 50 };
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture in a file; its path. */
async function png(): Promise<string> {
  const path = join(folder, 'red.png');
  const create = { width: 80, height: 40, channels: 3, background: 'red' } as const;
  await sharp({ create }).png().toFile(path);
  return path;
}

function noPicture(): string {
  const path = join(folder, 'none.png');
  writeFileSync(path, Buffer.from([1, 2, 3]));
  return path;
}

describe('the worker processes', () => {
  const { clean, close } = createImageCleaner();
  afterAll(close);

  test('clean an upload', async () => {
    const result = await clean({ path: await png(), limits, encoding: 'kept' });
    if (typeof result === 'string') throw new Error(result);
    expect(await sharp(result.bytes).metadata()).toMatchObject({ width: 50, height: 25 });
  });

  test('say why an upload is refused', async () => {
    expect(await clean({ path: noPicture(), limits, encoding: 'kept' })).toBe('noImage');
  });

  test('resize a picture, and never make it larger', async () => {
    const { resize, close: closeResizer } = createImageResizer();
    onTestFinished(closeResizer);
    const bytes = readFileSync(await png());
    const small = await resize({ bytes, width: 40, type: 'avif' });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'heif', width: 40, height: 20 });
    const same = await resize({ bytes, width: 640, type: 'webp' });
    expect(await sharp(same).metadata()).toMatchObject({ format: 'webp', width: 80, height: 40 });
  });

  test('refuse tasks when the queue is full', async () => {
    const worker = new URL('../images/clean-worker', import.meta.url);
    const small = createWorkerPool<typeof cleanImage>(worker, { maxQueue: 1 });
    const path = await png();
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => small.run({ path, limits, encoding: 'kept' })),
    );
    await small.close();
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ reason }) => reason instanceof WorkerPoolBusy)).toBe(true);
    expect(refused.length).toBeLessThan(8);
  });

  test('are replaced when they end while idle', async () => {
    const worker = new URL('../testing/pid-worker', import.meta.url);
    const pool = createWorkerPool<typeof pidOf>(worker);
    onTestFinished(pool.close);
    const pid = await pool.run(undefined);
    process.kill(pid, 'SIGINT');
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow());
    expect(await pool.run(undefined)).not.toBe(pid);
  });

  test('give up a task whose time is over', async () => {
    const worker = new URL('../images/clean-worker', import.meta.url);
    const hurried = createWorkerPool<typeof cleanImage>(worker, { timeout: 1 });
    const path = await png();
    await expect(hurried.run({ path, limits, encoding: 'kept' })).rejects.toBeInstanceOf(
      WorkerPoolBusy,
    );
    await hurried.close();
  });
});
