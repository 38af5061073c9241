/** Widths in px in which the image service provides every image. */
export const imageWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const;

/** What a `<picture>` needs: typed candidates, best format first, and the fallback URL for the other browsers. */
export interface ImageSources {
  /** The fallback: one size in a format that every browser reads. */
  src: string;
  /** MIME type and `srcset` of each format, best first; empty where there is only the fallback. */
  sources: { type: string; srcSet: string }[];
}

const SIZED = /^(.*\/picture\/[^/@?#]+)\.webp$/;
const FALLBACK_WIDTH = 640;

/**
 * URLs of the form `/picture/<id>.webp` (with or without an origin) have sized variants
 * `/picture/<id>@<width>.<avif|webp>`; any other URL is used as it is. All current browsers read AVIF; older ones get
 * one WebP, since a second list of candidates for each image would be a tenth of the HTML of a list.
 */
export function imageSources(src: string): ImageSources {
  const base = SIZED.exec(src)?.[1];
  if (!base) return { src, sources: [] };
  const candidates = imageWidths.map((width) => `${base}@${width}.avif ${width}w`);
  return {
    src: `${base}@${FALLBACK_WIDTH}.webp`,
    sources: [{ type: 'image/avif', srcSet: candidates.join(', ') }],
  };
}
