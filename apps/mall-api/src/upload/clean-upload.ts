import { UploadedFile } from '../http/uploaded-file';
import { type ImageProblem, imageTypeOfFile, type Upload } from '../images/clean-image';
import type { Deps } from '../kernel/context';
import { BusinessError, busy, namedError } from '../kernel/errors';
import { WorkerPoolBusy } from '../workers/pool';

const REFUSALS: Record<ImageProblem, () => BusinessError> = {
  noImage: () => namedError('no-picture', 400, 'Please choose a JPG or PNG image'),
  tooManyPixels: () =>
    namedError(
      'too-many-pixels',
      400,
      'The image has too many pixels. Please choose a smaller one',
    ),
};

/**
 * The stored form of an uploaded image, at most `maxSide` pixels wide and high. The file signature is checked before a
 * worker process is used. Throws an error for the caller.
 */
export async function cleanUpload(
  { images, policy }: Pick<Deps, 'images' | 'policy'>,
  file: unknown,
  { maxSide, encoding }: { maxSide: number } & Pick<Upload, 'encoding'>,
) {
  if (!(file instanceof UploadedFile)) throw new BusinessError(400, 'multipart must be a file');
  const { path } = file;
  if (!(await imageTypeOfFile(path))) throw REFUSALS.noImage();
  const limits = { maxPixels: policy.upload.maxPixels, maxSide };
  const result = await images.clean({ path, limits, encoding }).catch((error) => {
    throw error instanceof WorkerPoolBusy ? busy() : error;
  });
  if (typeof result === 'string') throw REFUSALS[result]();
  return { ...result, bytes: Buffer.from(result.bytes) };
}
