/** Widths in px in which the picture service holds every picture. */
export const imageWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const;

/** What a `<picture>` needs: typed candidates, best format first, and the address for everyone else. */
export interface ImageSources {
  src: string;
  sources: { type: string; srcSet: string }[];
}

const SIZED = /^(.*\/picture\/[^/@?#]+)\.webp$/;
const FALLBACK_WIDTH = 640;

/**
 * Addresses of the form `/picture/<id>.webp` (with or without a host before it) have sized variants
 * `/picture/<id>@<width>.<avif|webp>`; every other address is used as it is.
 */
export function imageSources(src: string): ImageSources {
  const base = SIZED.exec(src)?.[1];
  if (!base) return { src, sources: [] };
  const srcSet = (format: string) =>
    imageWidths.map((width) => `${base}@${width}.${format} ${width}w`).join(', ');
  return {
    src: `${base}@${FALLBACK_WIDTH}.webp`,
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
  };
}
