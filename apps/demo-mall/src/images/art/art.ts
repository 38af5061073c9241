import sharp from 'sharp';
import { colourProfileOf } from '../colour-profile';
import { desaturated } from '../desaturate';
import { recolouring } from '../recolour';
import { mapColours } from './colours-of';
import { drawingOf, UNITS } from './icon-set';

/** A drawing and the box of what is visible in it. */
export interface Art {
  svg: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** how often its outline is drawn, one shade upon another */
  layers: number;
}

/** Food with unnatural colours in the set. */
const NATURAL: Record<string, string> = {
  '🍆': '#553a6b',
  '🍇': '#5d4a86',
  '🍅': '#cd4030',
  '🥓': '#b8494a',
  '🫑': '#5e9443',
};

/** Degrees by which a drawing is turned, so that it stands on its sole or wheels. */
const TURNS: Record<string, number> = { '👟': -38, '🛹': 32 };
/** Share of the rows that show the goods, where water or sand is below them. */
const ABOVE: Record<string, number> = { '🛶': 0.5, '⛱': 0.5 };

/** Room around a turned drawing, in its units. */
const MARGIN = 6;

/** Side in pixels at which a drawing is measured. */
const SAMPLE = 128;
const CACHE_SIZE = 160;
const loaded = new Map<string, Promise<Art>>();

/** Loads an emoji, optionally recoloured. Recently used ones are cached. */
export function loadArt(emoji: string, tint?: string): Promise<Art> {
  const key = `${emoji} ${tint ?? ''}`;
  const found = loaded.get(key) ?? read(emoji, tint);
  loaded.delete(key);
  loaded.set(key, found);
  // A failure is not kept
  found.catch(() => loaded.delete(key));
  const [oldest] = loaded.keys();
  if (loaded.size > CACHE_SIZE && oldest) loaded.delete(oldest);
  return found;
}

async function read(art: string, tint = NATURAL[art]): Promise<Art> {
  const emoji = art.replace(/\ufe0f/g, '');
  const drawing = drawingOf(emoji);
  if (!drawing) throw new Error(`No art for ${emoji}`);
  const turn = TURNS[emoji] ?? 0;
  const upright = turn
    ? `<g transform="rotate(${turn} ${UNITS / 2} ${UNITS / 2})">${drawing}</g>`
    : drawing;
  const pixels = await sampled(upright);
  const goods = pixels.subarray(0, SAMPLE * Math.round(SAMPLE * (ABOVE[emoji] ?? 1)) * 4);
  const dye = tint ? recolouring(colourProfileOf(goods), tint) : undefined;
  const svg = mapColours(upright, (colour) => desaturated(dye ? dye(colour) : colour));
  return { svg, ...visibleBox(pixels), layers: layersOf(pixels) };
}

function sampled(svg: string): Promise<Buffer> {
  const side = UNITS + 2 * MARGIN;
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${SAMPLE}" height="${SAMPLE}" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}">`;
  return sharp(Buffer.from(`${root}${svg}</svg>`))
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/**
 * How often the outline is drawn. Pixels at the outline are covered by any share; drawn n times, a
 * share s has the alpha 1 − (1 − s)ⁿ, so that fewer of them are below a half.
 */
function layersOf(pixels: Uint8Array): number {
  let [partial, low] = [0, 0];
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] ?? 0;
    if (alpha < 8 || alpha > 247) continue;
    partial++;
    if (alpha < 128) low++;
  }
  const share = Math.min(0.5, low / (partial || 1));
  return Math.min(5, Math.log(0.5) / Math.log(1 - share || 0.5));
}

/** The bounding box of visible pixels, in units of the drawing. */
function visibleBox(pixels: Uint8Array) {
  let [left, top, right, bottom] = [SAMPLE, SAMPLE, 0, 0];
  for (let y = 0; y < SAMPLE; y++) {
    for (let x = 0; x < SAMPLE; x++) {
      if ((pixels[(y * SAMPLE + x) * 4 + 3] ?? 0) < 24) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  const unit = (UNITS + 2 * MARGIN) / SAMPLE;
  return {
    x: left * unit - MARGIN,
    y: top * unit - MARGIN,
    width: (right - left + 1) * unit,
    height: (bottom - top + 1) * unit,
  };
}
