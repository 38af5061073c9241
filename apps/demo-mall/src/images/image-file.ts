/** Supported widths, in pixels. */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const;
/** Supported formats. */
export const IMAGE_TYPES = ['avif', 'webp'] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageType = (typeof IMAGE_TYPES)[number];

/** An image file. Without a width it has the default width of its kind. */
export interface ImageFile {
  id: string;
  width: ImageWidth | undefined;
  type: ImageType;
}

const FILE = /^([0-9a-f]{16})(?:@(\d{2,4}))?\.(avif|webp)$/;

/** Parses the last path segment. `undefined` for an unsupported id, width or format. */
export function parseImageFile(name: string): ImageFile | undefined {
  const [, id, digits, extension] = FILE.exec(name) ?? [];
  const type = IMAGE_TYPES.find((known) => known === extension);
  if (!id || !type) return undefined;
  if (!digits) return type === 'webp' ? { id, type, width: undefined } : undefined;
  const width = IMAGE_WIDTHS.find((known) => String(known) === digits);
  return width && { id, type, width };
}

/** The URL of an image size, from its base URL. */
export function sizedAddress(address: string, width: ImageWidth, type: ImageType): string {
  return address.replace(/^(.*\/picture\/[0-9a-f]{16})\.webp$/, `$1@${width}.${type}`);
}
