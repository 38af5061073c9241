import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoRecipes } from './demo-recipes';
import { drawMissing } from './draw-first-screen';
import type draw from './draw-worker';
import { ImageStore } from './image-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const drawings = [...demoRecipes()].slice(0, 8).map(([id, recipe]) => ({
  recipe,
  file: { id, width: 240, type: 'avif' } as const,
}));

describe('drawMissing', () => {
  test('draws what is missing once, and tells how far it is', async () => {
    const drawOne = vi.fn<typeof draw>(async () => new Uint8Array([1]));
    const store = new ImageStore(folder, drawOne);
    const messages: string[] = [];
    await drawMissing(store, drawings, (text) => messages.push(text));
    expect(drawOne).toHaveBeenCalledTimes(8);
    expect(messages).toHaveLength(4);
    expect(messages.at(-1)).toBe('Drawing the pictures of the first screen: 8 of 8');

    const again = new ImageStore(folder, drawOne);
    await drawMissing(again, drawings, (text) => messages.push(text));
    expect(drawOne).toHaveBeenCalledTimes(8);
    expect(messages).toHaveLength(4);
  });

  test('does not keep a mall closed for pictures that do not come', async () => {
    const store = new ImageStore(folder, () => new Promise(() => {}));
    const progress = vi.fn();
    await drawMissing(store, drawings, progress, 5);
    expect(progress).not.toHaveBeenCalled();
  });

  test('fails when drawing fails, for whoever opens the mall to decide', async () => {
    const store = new ImageStore(folder, () => Promise.reject(new Error('no memory')));
    await expect(drawMissing(store, drawings, () => {})).rejects.toThrow('no memory');
  });
});
