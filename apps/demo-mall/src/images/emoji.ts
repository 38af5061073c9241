import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { desaturate } from './desaturate';
import { recolour } from './recolour';

/** An image without transparent margins, to embed into an SVG. */
export interface Art {
  href: string;
  width: number;
  height: number;
}

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** The file of an emoji; `undefined` if the set does not contain it. */
export function artFile(emoji: string): string | undefined {
  const code = [...emoji].map((sign) => sign.codePointAt(0)?.toString(16)).join('-');
  return [code, code.replace(/-fe0f/g, ''), `${code}-fe0f`]
    .map((name) => join(folder, `${name}.webp`))
    .find((file) => existsSync(file));
}

/** Food with unnatural colours in the artwork. */
const NATURAL: Record<string, string> = {
  '🍆': '#553a6b',
  '🍇': '#5d4a86',
  '🍅': '#cd4030',
  '🥓': '#b8494a',
  '🫑': '#5e9443',
};

/** Enlarged here, with a better filter than the SVG renderer's. */
const ENLARGED = 2;
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

async function read(emoji: string, tint?: string): Promise<Art> {
  const file = artFile(emoji);
  if (!file) throw new Error(`No art for ${emoji}`);
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = tint ?? NATURAL[emoji];
  if (colour) recolour(data, info.width, colour);
  desaturate(data);
  const raw = { width: info.width, height: info.height, channels: 4 as const };
  const { left, top, width, height } = edges(data, raw.width, raw.height);
  const png = await sharp(data, { raw })
    .extract({ left, top, width, height })
    .resize(width * ENLARGED, height * ENLARGED, { kernel: 'lanczos3', fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { href: `data:image/png;base64,${png.toString('base64')}`, width, height };
}

/** The bounding box of visible pixels. */
function edges(pixels: Uint8Array, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 24) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
