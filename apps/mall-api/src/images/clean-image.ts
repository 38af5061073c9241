import sharp, { type Metadata } from 'sharp';
import type { Policy } from '../policy/policy';
import { imageTypeOf, type ImageType } from './image-type';

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
