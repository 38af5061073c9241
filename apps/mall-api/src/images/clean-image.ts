import sharp, { type Metadata } from 'sharp';
import type { Policy } from '../policy/policy';

const STARTS = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

export type ImageType = keyof typeof STARTS;

/** The type by the first bytes, whatever the file name. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const types = Object.keys(STARTS) as ImageType[]; // keys() loses the literal types
  return types.find((type) => STARTS[type].every((byte, at) => bytes[at] === byte));
}

/** Why an uploaded file is rejected. */
export type ImageProblem = 'noImage' | 'tooManyPixels';

export interface CleanImage {
  type: ImageType;
  bytes: Uint8Array;
}

export interface Upload {
  bytes: Uint8Array;
  limits: Pick<Policy['upload'], 'maxPixels' | 'maxSide'>;
}

/**
 * Re-encodes an uploaded image: upright, at most `maxSide` pixels wide and high, without metadata. Rejects
 * anything but JPEG and PNG, and images of more than `maxPixels`.
 */
export async function cleanImage({
  bytes,
  limits: { maxPixels, maxSide },
}: Upload): Promise<CleanImage | ImageProblem> {
  const type = imageTypeOf(bytes);
  if (!type) return 'noImage';
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { width, height, format } = await image.metadata().catch((): Partial<Metadata> => ({}));
  if (!width || !height || format !== (type === 'jpg' ? 'jpeg' : 'png')) return 'noImage';
  if (width * height > maxPixels) return 'tooManyPixels';
  const small = image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const encoded = type === 'jpg' ? small.jpeg({ quality: 86 }) : small.png({ compressionLevel: 9 });
  const clean = await encoded.toBuffer().catch(() => undefined);
  return clean ? { type, bytes: clean } : 'noImage';
}
