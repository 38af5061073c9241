import { open as openFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import type { Policy } from '../policy/policy';
import { type ImageType, imageTypeOf } from './image-type';

/** Why an uploaded file is rejected. */
export type ImageProblem = 'noImage' | 'tooManyPixels';

export interface CleanImage {
  type: ImageType;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** `kept` has the type of the upload; `opaqueAsJpeg` is PNG only where something is transparent. */
const ENCODINGS = {
  kept: { quality: 86, isPngKept: true },
  opaqueAsJpeg: { quality: 82, isPngKept: false },
} as const;

export interface Upload {
  /** of the uploaded file */
  path: string;
  limits: Pick<Policy['upload'], 'maxPixels' | 'maxSide'>;
  encoding: keyof typeof ENCODINGS;
}

/** The type of a file by its first bytes. */
export async function imageTypeOfFile(path: string): Promise<ImageType | undefined> {
  const file = await openFile(path);
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
  encoding,
}: Upload): Promise<CleanImage | ImageProblem> {
  const type = await imageTypeOfFile(path);
  if (!type) return 'noImage';
  // Nothing is decoded yet: the limit would refuse a large image without saying that it is one
  const { width, height, format, hasAlpha } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  if (!width || !height || format !== (type === 'jpg' ? 'jpeg' : 'png')) return 'noImage';
  if (width * height > maxPixels) return 'tooManyPixels';
  const open = () => sharp(path, { limitInputPixels: maxPixels, failOn: 'error' });
  const { quality, isPngKept } = ENCODINGS[encoding];
  const small = open()
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  try {
    const isPng =
      type === 'png' && (isPngKept || (hasAlpha === true && !(await open().stats()).isOpaque));
    const encoded = isPng ? small.png({ compressionLevel: 9 }) : small.jpeg({ quality });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      type: isPng ? 'png' : 'jpg',
      bytes: data,
      width: info.width,
      height: info.height,
    };
  } catch {
    return 'noImage';
  }
}
