import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { demoPictures } from '../demo/pictures';
import { ImageWorkBusy } from './image-work';
import { createImagePool } from './pool';

const [recipe] = demoPictures().values();
if (!recipe) throw new Error('The demo mall has no pictures');
const drawing = { recipe, width: 96, type: 'webp' } as const;
const limits = { maxPixels: 1_000_000, maxSide: 50 };

describe('the image processes', () => {
  const pool = createImagePool();
  afterAll(() => pool.close());

  test('draw a picture, and clean an upload', async () => {
    const drawn = await pool.draw(drawing);
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 96, format: 'webp' });
    const sent = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const result = await pool.clean({ bytes: sent, limits });
    if (typeof result === 'string') throw new Error(result);
    expect(await sharp(result.bytes).metadata()).toMatchObject({ width: 50, height: 25 });
  });

  test('say why an upload cannot be taken', async () => {
    expect(await pool.clean({ bytes: new Uint8Array([1, 2, 3]), limits })).toBe('noPicture');
  });

  test('refuse more than may wait', async () => {
    const small = createImagePool({ mostWaiting: 1 });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => small.draw(drawing)));
    await small.close();
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ reason }) => reason instanceof ImageWorkBusy)).toBe(true);
    expect(refused.length).toBeLessThan(8);
  });
});
