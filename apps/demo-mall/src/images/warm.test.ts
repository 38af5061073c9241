import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkerPoolBusy } from '@vermilion/mall-api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoRecipes } from './demo-recipes';
import type draw from './draw-worker';
import { ImageStore } from './image-store';
import { drawInBackground } from './warm';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const BYTES = new Uint8Array([1]);
const drawings = [...demoRecipes()].slice(0, 5).map(([id, recipe]) => ({
  recipe,
  file: { id, width: 240, type: 'avif' } as const,
}));
const running = new AbortController().signal;

describe('drawInBackground', () => {
  test('draws what is missing, one image at a time', async () => {
    let atOnce = 0;
    const drawOne = vi.fn<typeof draw>(async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      atOnce -= 1;
      return BYTES;
    });
    await drawInBackground(new ImageStore(folder, drawOne), drawings.slice(0, 2), running);
    await drawInBackground(new ImageStore(folder, drawOne), drawings, running);
    expect(drawOne).toHaveBeenCalledTimes(5);
  });

  test('stops when the mall closes', async () => {
    const stopping = new AbortController();
    const drawOne = vi.fn<typeof draw>(async () => {
      stopping.abort();
      return BYTES;
    });
    await drawInBackground(new ImageStore(folder, drawOne), drawings, stopping.signal);
    expect(drawOne).toHaveBeenCalledTimes(1);
  });

  test('goes on where requests fill the queue, and fails where drawing fails', async () => {
    const drawOne = vi.fn<typeof draw>(async () => BYTES);
    drawOne.mockRejectedValueOnce(new WorkerPoolBusy());
    await drawInBackground(new ImageStore(folder, drawOne), drawings, running);
    expect(drawOne).toHaveBeenCalledTimes(5);

    const broken = new ImageStore(folder, () => Promise.reject(new Error('no memory')));
    await expect(
      drawInBackground(
        broken,
        drawings.map(({ recipe, file }) => ({ recipe, file: { ...file, width: 96 as const } })),
        running,
      ),
    ).rejects.toThrow('no memory');
  });
});
