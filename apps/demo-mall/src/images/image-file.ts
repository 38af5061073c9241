/** The widths that are served, in pixels. */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const;
/** The types that are served. */
export const IMAGE_TYPES = ['avif', 'webp'] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageType = (typeof IMAGE_TYPES)[number];

/** One file of an image. Without a width it has the default width of its kind. */
export interface ImageFile {
  id: string;
  width: ImageWidth | undefined;
  type: ImageType;
}

const FILE = /^([0-9a-f]{16})(?:@(\d{2,4}))?\.(avif|webp)$/;

/** Parses the last part of an address. `undefined` for an id, width or type that is not served. */
export function parseImageFile(name: string): ImageFile | undefined {
  const [, id, digits, extension] = FILE.exec(name) ?? [];
  const type = IMAGE_TYPES.find((known) => known === extension);
  if (!id || !type) return undefined;
  if (!digits) return type === 'webp' ? { id, type, width: undefined } : undefined;
  const width = IMAGE_WIDTHS.find((known) => String(known) === digits);
  return width && { id, type, width };
}

/** The address of one size of an image, from its base address. */
export function sizedAddress(address: string, width: ImageWidth, type: ImageType): string {
  return address.replace(/^(.*\/picture\/[0-9a-f]{16})\.webp$/, `$1@${width}.${type}`);
}
