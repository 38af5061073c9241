import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Threshold of pixel differences, 0 to 1; antialiasing is ignored. */
const THRESHOLD = 0.1;

/** The image on a canvas of the given size, else transparent. */
function onCanvas(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/**
 * Compares two PNG files. Resolves to undefined if equal, else to `{ why, diff }`: a message, and a
 * PNG with different pixels in red.
 */
export function compare(before, after) {
  if (before.equals(after)) return undefined;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const diff = new PNG({ width, height });
  const pictures = [old, now].map((picture) => onCanvas(picture, width, height).data);
  const pixels = pixelmatch(...pictures, diff.data, width, height, { threshold: THRESHOLD });
  const resized = old.width !== now.width || old.height !== now.height;
  if (pixels === 0 && !resized) return undefined;
  const sizes = `${old.width} × ${old.height} became ${now.width} × ${now.height}`;
  const count = `${pixels} pixel${pixels === 1 ? '' : 's'} differ${pixels === 1 ? 's' : ''}`;
  return { why: resized ? `${sizes}, ${count}` : count, diff: PNG.sync.write(diff) };
}
