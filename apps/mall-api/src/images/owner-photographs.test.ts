import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { resizeImage, sizeTypes } from './resize-image';

/** The goods of all photographs: warm, lit from the upper left. */
const GOODS = { r: 196, g: 92, b: 58 };
/** Shorter side of the goods, which stand in the middle. */
const SIDE = 520;

interface Photograph {
  width: number;
  height: number;
  /** SVG behind the goods; none where they are cut out */
  ground?: string;
}

const fill = (colour: string) => `<rect width="100%" height="100%" fill="${colour}"/>`;
const stripes = Array.from(
  { length: 60 },
  (_, at) =>
    `<path d="M${at * 24 - 200} -20l320 1300" stroke="hsl(${(at * 47) % 360} 45% ${30 + ((at * 13) % 50)}%)" stroke-width="13"/>`,
);

/** What owners photograph and upload. */
const PHOTOGRAPHS: Record<string, Photograph> = {
  'on a white ground': { width: 1200, height: 1200, ground: fill('#ffffff') },
  'cut out': { width: 1200, height: 1200 },
  'taller than wide': { width: 900, height: 1500, ground: fill('#dfe3e4') },
  'wider than tall': { width: 1800, height: 800, ground: fill('#e9e2d6') },
  'on a dark ground': { width: 1200, height: 1200, ground: fill('#16130f') },
  'before a busy ground': { width: 1200, height: 1200, ground: stripes.join('') + fill('none') },
};

/** A photograph with the grain of a camera, as a PNG. */
async function taken({ width, height, ground = '' }: Photograph): Promise<Buffer> {
  const { r, g, b } = GOODS;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="l" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></radialGradient></defs>${ground}<g transform="translate(${(width - SIDE) / 2} ${(height - SIDE) / 2})"><rect width="${SIDE}" height="${SIDE}" rx="60" fill="rgb(${r},${g},${b})"/><rect width="${SIDE}" height="${SIDE}" rx="60" fill="url(#l)"/></g></svg>`;
  const image = sharp(Buffer.from(svg));
  if (!ground) return image.png().toBuffer();
  const grain = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 6 },
    },
  });
  const over = await grain.png().toBuffer();
  return image
    .flatten()
    .composite([{ input: over, blend: 'soft-light' }])
    .png()
    .toBuffer();
}

/** What a square frame shows, which an image fills from its middle. */
const inFrame = (image: Uint8Array, side: number): Sharp =>
  sharp(image).resize(side, side, { fit: 'cover' });

/** Mean of a square at a place of the frame, with its alpha. */
async function meanAt(image: Sharp, left: number, top: number) {
  const { channels } = await sharp(
    await image.ensureAlpha().extract({ left, top, width: 24, height: 24 }).png().toBuffer(),
  ).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

const near = (colour: number[], { r, g, b }: typeof GOODS) =>
  Math.max(...[r, g, b].map((value, at) => Math.abs(value - (colour[at] ?? 0))));

describe.each(Object.entries(PHOTOGRAPHS))("an owner's photograph %s", (name, photograph) => {
  const own = taken(photograph);

  test.each(sizeTypes)('keeps its shape, and is never larger than it is (%s)', async (type) => {
    for (const width of [240, 1600]) {
      const made = await sharp(await resizeImage({ bytes: await own, width, type })).metadata();
      const expected = Math.min(width, photograph.width);
      expect(made.width).toBe(expected);
      expect(made.height).toBeCloseTo((expected * photograph.height) / photograph.width, -0.5);
    }
  });

  test.each(sizeTypes)('shows its goods in a square frame in their colour (%s)', async (type) => {
    const small = await resizeImage({ bytes: await own, width: 320, type });
    expect(near(await meanAt(inFrame(small, 240), 108, 108), GOODS)).toBeLessThan(40);
  });

  test.each(sizeTypes)('has the ground that it was taken on (%s)', async (type) => {
    const small = await resizeImage({ bytes: await own, width: 480, type });
    const [r = 0, g = 0, b = 0, alpha] = await meanAt(inFrame(small, 240), 0, 0);
    if (name === 'cut out') return expect(alpha).toBe(0);
    expect(alpha).toBe(255);
    if (name === 'on a white ground') expect(Math.min(r, g, b)).toBeGreaterThan(250);
    if (name === 'on a dark ground') expect(Math.max(r, g, b)).toBeLessThan(40);
    if (name === 'before a busy ground') {
      const detail = async (image: Uint8Array) =>
        (await inFrame(image, 240).greyscale().stats()).channels[0]?.stdev ?? 0;
      expect(await detail(small)).toBeGreaterThan(0.8 * (await detail(await own)));
    }
  });
});
