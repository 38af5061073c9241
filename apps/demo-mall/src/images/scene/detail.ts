import sharp from 'sharp';
import { fit, type Thing } from '../thing';
import type { Arrangement } from './arrangement';
import { sweep } from './backdrop';

/** Side in pixels at which the most detailed part is looked for. */
const SAMPLE = 96;
/** Share of the goods' longer side that is shown: 1.8 times as large as the whole. */
const SHARE = 1 / 1.8;
/** Share of the picture that the goods cover at least, where they can. */
const COVER = 0.45;

/** A close view of the part with the most detail, drawn from the vectors at its size. */
export async function detail({ stage, thing, ground }: Arrangement): Promise<void> {
  const { x, y } = await richestPart(thing);
  const size = 1000 / SHARE;
  const { width, height } = fit(thing, size);
  stage.draw(sweep(ground, stage.defs, 1000, 1000, 0.8));
  stage.lie(thing, { x: 500 + width / 2 - x * size, base: 500 + height / 2 - y * size, size });
}

/** The centre of the part with the most edges, of equal ones that which the goods cover; in lengths of the longer side. */
export async function richestPart(thing: Thing): Promise<{ x: number; y: number }> {
  const { scale, width, height } = fit(thing, SAMPLE);
  const [w, h] = [Math.round(width), Math.round(height)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><g transform="scale(${scale})">${thing.svg}</g></svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const at = (x: number, y: number, channel: number) => pixels[(y * w + x) * 4 + channel] ?? 0;
  const side = Math.round(SAMPLE * SHARE);
  const last = (length: number) => Math.max(0, length - side);
  const places = steps(last(h)).flatMap((top) => steps(last(w)).map((left) => ({ top, left })));
  const rated = places.map(({ top, left }) => {
    let [covered, edges] = [0, 0];
    for (let y = top; y < Math.min(h - 1, top + side); y += 2) {
      for (let x = left; x < Math.min(w - 1, left + side); x += 2) {
        if (at(x, y, 3) < 128) continue;
        covered++;
        for (const channel of [0, 1, 2])
          edges +=
            Math.abs(at(x, y, channel) - at(x + 1, y, channel)) +
            Math.abs(at(x, y, channel) - at(x, y + 1, channel));
      }
    }
    const area = (side / 2) ** 2;
    return { top, left, score: edges / area + 200 * Math.min(COVER, covered / area) };
  });
  const best = rated.reduce((one, other) => (other.score > one.score ? other : one));
  return {
    x: (best.left + Math.min(side, w) / 2) / SAMPLE,
    y: (best.top + Math.min(side, h) / 2) / SAMPLE,
  };
}

/** From 0 to `last`. */
const steps = (last: number) => Array.from({ length: Math.floor(last / 4) + 1 }, (_, at) => at * 4);
