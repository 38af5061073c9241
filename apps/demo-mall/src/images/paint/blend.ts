import type { Box } from './place';

/**
 * Lays a picture with alpha over an opaque one, both RGBA. A loop, since most pixels are either clear or opaque: the
 * image library takes five times as long.
 */
export function blend(
  canvas: Buffer,
  canvasWidth: number,
  pixels: Buffer,
  { left, top, width, height }: Box,
): void {
  const [under, over] = [words(canvas), words(pixels)];
  for (let y = 0; y < height; y++) {
    let to = (top + y) * canvasWidth + left;
    let from = y * width;
    for (const end = from + width; from < end; from++, to++) {
      const alpha = pixels[from * 4 + 3] ?? 0;
      if (alpha === 0) continue;
      if (alpha === 255) under[to] = over[from] ?? 0;
      else {
        for (let channel = 0; channel < 3; channel++) {
          const at = to * 4 + channel;
          const below = canvas[at] ?? 0;
          canvas[at] = below + (((pixels[from * 4 + channel] ?? 0) - below) * alpha) / 255;
        }
      }
    }
  }
}

/** Whole pixels; the buffers of the image library are aligned. */
const words = ({ buffer, byteOffset, length }: Buffer) =>
  new Uint32Array(buffer, byteOffset, length / 4);
