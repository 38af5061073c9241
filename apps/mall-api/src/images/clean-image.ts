import { open } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import type { Policy } from '../policy/policy';
import { type ImageType, imageTypeOf } from './image-type';

/** Why an uploaded file is rejected. */
export type ImageProblem = 'noImage' | 'tooManyPixels';

export interface CleanImage {
  type: ImageType;
  bytes: Uint8Array;
}

export interface Upload {
  /** of the uploaded file */
  path: string;
  limits: Pick<Policy['upload'], 'maxPixels' | 'maxSide'>;
}

/** The type of a file by its first bytes. */
export async function imageTypeOfFile(path: string): Promise<ImageType | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return imageTypeOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/**
 * Re-encodes an uploaded image: upright, at most `maxSide` pixels wide and high, without metadata. Rejects
 * anything but JPEG and PNG, and images of more than `maxPixels`.
 */
export async function cleanImage({
  path,
  limits: { maxPixels, maxSide },
}: Upload): Promise<CleanImage | ImageProblem> {
  const type = await imageTypeOfFile(path);
  if (!type) return 'noImage';
  // Nothing is decoded yet: the limit would refuse a large image without saying that it is one
  const { width, height, format } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  if (!width || !height || format !== (type === 'jpg' ? 'jpeg' : 'png')) return 'noImage';
  if (width * height > maxPixels) return 'tooManyPixels';
  const small = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const encoded = type === 'jpg' ? small.jpeg({ quality: 86 }) : small.png({ compressionLevel: 9 });
  const clean = await encoded.toBuffer().catch(() => undefined);
  return clean ? { type, bytes: clean } : 'noImage';
}
