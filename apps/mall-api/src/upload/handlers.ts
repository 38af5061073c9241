import { randomBytes } from 'node:crypto';
import { defineHandlers, signedIn } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { UploadedFile } from '../http/uploaded-file';
import { type ImageProblem, imageTypeOfFile } from '../images/clean-image';
import type { Context, Deps } from '../kernel/context';
import { BusinessError, busy, namedError } from '../kernel/errors';
import { WorkerPoolBusy } from '../workers/pool';
import { UPLOADS } from './address';
import { hasRoom, saveUpload } from './store';

const REFUSALS: Record<ImageProblem, () => BusinessError> = {
  noImage: () => namedError('no-picture', 400, 'Please choose a JPG or PNG image'),
  tooManyPixels: () =>
    namedError(
      'too-many-pixels',
      400,
      'The image has too many pixels. Please choose a smaller one',
    ),
};

const tooManyImages = () => namedError('limit-reached', 500, 'You have uploaded too many images');

/** Refuses an upload before its file is read, if the account has no room for it. */
export async function requireRoomForUpload(ctx: Context): Promise<void> {
  if (!(await hasRoom(ctx, signedIn(ctx).id))) throw tooManyImages();
}

/** The stored form of an uploaded image. The file signature is checked before a worker process is used. */
async function cleaned({ images, policy }: Deps, { path }: UploadedFile) {
  if (!(await imageTypeOfFile(path))) throw REFUSALS.noImage();
  const { maxPixels, maxSide } = policy.upload;
  const result = await images.clean({ path, limits: { maxPixels, maxSide } }).catch((error) => {
    throw error instanceof WorkerPoolBusy ? busy() : error;
  });
  if (typeof result === 'string') throw REFUSALS[result]();
  return { type: result.type, bytes: Buffer.from(result.bytes) };
}

export const uploadHandlers = defineHandlers({
  async uploadImage(ctx, { body: { multipart } }) {
    if (!(multipart instanceof UploadedFile))
      throw new BusinessError(400, 'multipart must be a file');
    const { type, bytes } = await cleaned(ctx, multipart);
    const name = `${randomBytes(16).toString('hex')}.${type}`;
    if (!(await saveUpload(ctx, { name, user_id: signedIn(ctx).id, bytes }))) {
      throw tooManyImages();
    }
    return {
      url: imageUrl(ctx.settings, UPLOADS + name),
      fileName: name,
      extName: type,
      fileSize: bytes.length,
      type: type === 'jpg' ? 'image/jpeg' : 'image/png',
    };
  },
});
