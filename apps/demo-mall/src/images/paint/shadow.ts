import sharp from 'sharp';
import { blurred } from '../blur';
import { rgb } from '../colour';
import type { Placement } from '../stage';
import type { Box } from './place';

/** Length in cells of an object's longer side; shadows are soft, so they are small and enlarged. */
const CELLS = 56;
/** Margin around the object in cells. */
const MARGIN = 28;
/** The light comes from the upper left: a shadow on the floor goes to the right, and recedes. */
const LENGTH = 0.62;
const RISE = 0.16;

/** A part of a shadow: where a cell of the object falls, how soft and how dark it is. */
interface Part {
  /** `up` is the distance from the foot, in cells and as a share of the height */
  fall(up: number, share: number): [dx: number, dy: number, strength: number];
  blur: number;
  dark: number;
}

const onFloor =
  (longest: number): Part['fall'] =>
  (up, share) => [up * LENGTH, up - up * RISE, Math.max(0, 1 - share / longest)];
const beside = (dx: number, dy: number): Part['fall'] => {
  return () => [dx * CELLS, dy * CELLS, 1];
};

const PARTS: Record<Placement['pose'], Part[]> = {
  stand: [
    { fall: (up, share) => [0, up * 0.75, share < 0.05 ? 1 : 0], blur: 1, dark: 0.55 },
    { fall: onFloor(0.25), blur: 2, dark: 0.4 },
    { fall: onFloor(1.1), blur: 4, dark: 0.24 },
  ],
  lie: [
    { fall: beside(0.012, 0.02), blur: 1, dark: 0.34 },
    { fall: beside(0.035, 0.055), blur: 4, dark: 0.26 },
  ],
  hang: [
    { fall: beside(0.02, 0.032), blur: 1, dark: 0.26 },
    { fall: beside(0.06, 0.09), blur: 4, dark: 0.26 },
  ],
};

/** The shadow of an object as an SVG image, from the pixels of the object in its box. */
export async function shadowOf(
  { pose, shade }: Placement,
  pixels: Buffer,
  box: Box,
): Promise<string> {
  const cell = Math.max(box.width, box.height) / CELLS;
  const [w, h] = [Math.ceil(box.width / cell), Math.ceil(box.height / cell)];
  const silhouette = await silhouetteOf(pixels, box, w, h);
  const [width, height] = [w + 2 * MARGIN, h + 2 * MARGIN];
  const light = new Float32Array(width * height).fill(1);
  for (const { fall, blur, dark } of PARTS[pose]) {
    const plane = new Float32Array(width * height);
    for (let y = 0; y < h; y++) {
      const up = h - 1 - y;
      const [dx, dy, strength] = fall(up, up / h);
      const start = Math.round(y + dy + MARGIN) * width + Math.round(dx + MARGIN);
      if (strength > 0)
        for (let x = 0; x < w; x++) {
          const value = (silhouette[y * w + x] ?? 0) * strength;
          if (value > (plane[start + x] ?? 0)) plane[start + x] = value;
        }
    }
    blurred(plane, width, blur).forEach((value, at) => {
      light[at] = (light[at] ?? 1) * (1 - dark * value);
    });
  }
  const href = await png(light, width, height, shade);
  const [x, y] = [box.left - MARGIN * cell, box.top - MARGIN * cell];
  return `<image href="${href}" x="${x}" y="${y}" width="${width * cell}" height="${height * cell}" preserveAspectRatio="none"/>`;
}

/** Mean alpha of each cell, 0..1. */
async function silhouetteOf(pixels: Buffer, { width, height }: Box, w: number, h: number) {
  const alpha = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .resize(w, h, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return Float32Array.from(alpha, (value) => value / 255);
}

async function png(light: Float32Array, width: number, height: number, shade: string) {
  const pixels = Buffer.alloc(width * height * 4);
  const colour = rgb(shade);
  light.forEach((left, at) => pixels.set([...colour, (1 - left) * 255], at * 4));
  const file = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${file.toString('base64')}`;
}
