import { fitWithin } from './fit-within';

/** Maximum length in pixels of the longer side, as stored by the server. */
const MAX_SIDE = 1600;
/** No visible artefacts at this size; the server encodes the image again. */
const JPEG_QUALITY = 0.85;

/**
 * Prepares an image for upload: at most as large as the server stores it, rotated by its EXIF orientation,
 * and without EXIF. Returns the original file when that gains nothing, or when it cannot be decoded here.
 */
export async function shrinkPicture(file: File, maxSide = MAX_SIDE): Promise<File> {
  const bitmap = await decode(file);
  if (!bitmap) return file;
  try {
    const { width, height } = fitWithin(bitmap, maxSide);
    if (width === bitmap.width && height === bitmap.height) return file;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const blob = await encode(canvas, file.type);
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  if (typeof createImageBitmap === 'undefined') return undefined;
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
