import sharp, { type Metadata } from 'sharp';
import type { Policy } from '../policy/policy';

const STARTS = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

export type ImageType = keyof typeof STARTS;

/** The type that the first bytes tell, whatever the file calls itself. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const types = Object.keys(STARTS) as ImageType[]; // keys() forgets the names
  return types.find((type) => STARTS[type].every((byte, at) => bytes[at] === byte));
}

/** Why an uploaded file is not taken. */
export type ImageObstacle = 'noPicture' | 'tooManyPixels';

export interface CleanImage {
  type: ImageType;
  bytes: Uint8Array;
}

export type ImageLimits = Pick<Policy['upload'], 'maxPixels' | 'maxSide'>;

/**
 * Draws an uploaded picture anew: upright, at most `maxSide` pixels wide and high, without what cameras
 * and people write into files. Takes nothing else, and no picture that unfolds beyond `maxPixels`.
 */
export async function cleanImage(
  bytes: Uint8Array,
  { maxPixels, maxSide }: ImageLimits,
): Promise<CleanImage | ImageObstacle> {
  const type = imageTypeOf(bytes);
  if (!type) return 'noPicture';
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { width, height, format } = await picture.metadata().catch((): Partial<Metadata> => ({}));
  if (!width || !height || format !== (type === 'jpg' ? 'jpeg' : 'png')) return 'noPicture';
  if (width * height > maxPixels) return 'tooManyPixels';
  const small = picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const drawn = type === 'jpg' ? small.jpeg({ quality: 86 }) : small.png({ compressionLevel: 9 });
  const clean = await drawn.toBuffer().catch(() => undefined);
  return clean ? { type, bytes: clean } : 'noPicture';
}
