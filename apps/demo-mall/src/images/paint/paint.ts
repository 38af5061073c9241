import sharp, { type Sharp } from 'sharp';
import type { Placement, Stage } from '../stage';
import { blend } from './blend';
import { type Box, placeOf, within } from './place';
import { shadowOf } from './shadow';

interface Size {
  width: number;
  height: number;
}

/** The pixels of a box of an SVG, whose units are pixels. */
const pixelsOf = ({ left, top, width, height }: Box, content: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`,
    ),
    { unlimited: true },
  )
    .ensureAlpha()
    .raw()
    .toBuffer();

/**
 * Paints a scene at a size in pixels. Each object is drawn from its vectors for exactly the pixels
 * that it takes: the filters of its drawing would otherwise be computed on the whole image.
 */
export async function paint(stage: Stage, units: number, size: Size): Promise<Sharp> {
  const k = size.width / units;
  const whole: Box = { left: 0, top: 0, ...size };
  let canvas: Buffer | undefined;
  let shapes = '';
  const flush = async () => {
    if (!shapes) return;
    const drawn = await pixelsOf(whole, `${stage.defs}${shapes}`);
    if (canvas) blend(canvas, size.width, drawn, whole);
    else canvas = drawn;
    shapes = '';
  };
  for (const layer of stage.layers) {
    if (typeof layer === 'string') {
      shapes += `<g transform="scale(${k})">${layer}</g>`;
      continue;
    }
    const object = await objectOf(layer, k, whole);
    if (!object) continue;
    shapes += object.shadow;
    await flush();
    if (canvas) blend(canvas, size.width, object.pixels, object.box);
  }
  await flush();
  return sharp(canvas, { raw: { ...size, channels: 4 } });
}

async function objectOf(placement: Placement, k: number, image: Box) {
  const { box, transform } = placeOf(placement, k);
  const seen = within(box, image);
  if (!seen) return undefined;
  const pixels = await pixelsOf(seen, `<g transform="${transform}">${placement.thing.svg}</g>`);
  smoothOutline(pixels, placement.thing.layers);
  return { pixels, box: seen, shadow: await shadowOf(placement, pixels, seen) };
}

/** Gives the pixels at the outline of a drawing the alpha that one layer of it would have. */
function smoothOutline(pixels: Buffer, layers: number): void {
  if (layers < 1.2) return;
  const alphas = Uint8Array.from(
    { length: 256 },
    (_, alpha) => 255 * (1 - (1 - alpha / 255) ** (1 / layers)),
  );
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] ?? 0;
    if (alpha > 0 && alpha < 255) pixels[at] = alphas[alpha] ?? alpha;
  }
}
