import { type SizeType, sizeTypes } from '../images/resize-image';

/** Widths in pixels in which every picture is served: those in the `srcset` of storefronts. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const;

/** Width of the address without one, for mails, previews of links, and clients without `srcset`. */
const PLAIN_WIDTH = 1280;

export interface PictureFile {
  /** Of the picture. */
  name: string;
  width: number;
  type: SizeType;
}

/** Where pictures and their sizes are, in the syntax of routes. Drawings of the demo mall have shorter names. */
export const PICTURE_ROUTE = '/picture/:file(^[0-9a-f]{32}[@.].+$)';

const FILE = /^([0-9a-f]{32})(?:@(\d{2,4}))?\.(avif|webp)$/;
const ADDRESS = /\/picture\/([0-9a-f]{32})\.webp$/;

export const pictureAddress = (name: string): string => `/picture/${name}.webp`;

/** The name in the address of a picture, absolute or not; undefined for any other address. */
export const pictureName = (address: string): string | undefined => ADDRESS.exec(address)?.[1];

/** The last segment of an address; undefined for other widths and formats. */
export function parsePictureFile(file: string): PictureFile | undefined {
  const [, name, digits, extension] = FILE.exec(file) ?? [];
  const type = sizeTypes.find((known) => known === extension);
  if (!name || !type) return undefined;
  if (!digits) return type === 'webp' ? { name, type, width: PLAIN_WIDTH } : undefined;
  const width = pictureWidths.find((known) => String(known) === digits);
  return width && { name, type, width };
}

/** The smallest of the widths that shows all pixels of a picture: wider files would be the same. */
export const usefulWidth = (width: number, pixels: number): number =>
  pictureWidths.find((known) => known >= Math.min(width, pixels)) ?? width;

export const originalKey = ({ name, type }: { name: string; type: 'jpg' | 'png' }): string =>
  `${name}.${type}`;

export const sizeKey = ({ name, width, type }: PictureFile): string => `${name}@${width}.${type}`;

/** The keys of all files that a picture can have. */
export const keysOf = (name: string): string[] => [
  ...(['jpg', 'png'] as const).map((type) => originalKey({ name, type })),
  ...sizeTypes.flatMap((type) => pictureWidths.map((width) => sizeKey({ name, width, type }))),
];
