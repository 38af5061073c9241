import { fitWithin } from './fit-within';

/** The server keeps no more pixels than these on the longer side. */
const MAX_SIDE = 1600;
/** Shows no artefacts at this size; the server encodes the picture once more. */
const JPEG_QUALITY = 0.85;

/**
 * The picture as it is worth sending: not larger than the server keeps it, upright as its EXIF
 * orientation says, and without EXIF. The chosen file where nothing is gained or it cannot be decoded here.
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
