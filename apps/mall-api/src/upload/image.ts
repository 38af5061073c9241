import sharp, { type Metadata } from 'sharp';
import { MallFault } from '../http/errors';
import type { UploadPolicy } from '../policy';

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

const noPicture = () => new MallFault(400, 'The file is no JPG or PNG picture');

/**
 * Draws an uploaded picture anew: upright, at most `side` pixels wide and high, without what cameras
 * and people write into files. Refuses anything else, and pictures that unfold beyond `maxPixels`.
 */
export async function cleanImage(
  bytes: Uint8Array,
  { maxPixels, side }: UploadPolicy,
): Promise<{ type: ImageType; bytes: Buffer }> {
  const type = imageTypeOf(bytes);
  if (!type) throw noPicture();
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { width, height, format } = await picture.metadata().catch((): Partial<Metadata> => ({}));
  if (!width || !height || format !== (type === 'jpg' ? 'jpeg' : 'png')) throw noPicture();
  if (width * height > maxPixels) throw new MallFault(400, 'The picture has too many pixels');
  const small = picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const drawn = type === 'jpg' ? small.jpeg({ quality: 86 }) : small.png({ compressionLevel: 9 });
  const clean = await drawn.toBuffer().catch(() => undefined);
  if (!clean) throw noPicture();
  return { type, bytes: clean };
}
