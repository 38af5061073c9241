import { randomBytes } from 'node:crypto';
import { busy, BusinessError } from '../kernel/errors';
import { defineHandlers, signedIn } from '../http/handler';
import type { Deps } from '../kernel/context';
import { imageUrl } from '../http/image-url';
import type { ImageProblem } from '../images/clean-image';
import { imageTypeOf } from '../images/image-type';
import { WorkerPoolBusy } from '../workers/pool';
import { UPLOADS } from './address';
import { saveUpload } from './store';

const REASONS: Record<ImageProblem, string> = {
  noImage: 'Please choose a JPG or PNG image',
  tooManyPixels: 'The image has too many pixels. Please choose a smaller one',
};

const refusal = (problem: ImageProblem) => new BusinessError(400, REASONS[problem]);

/** The stored form of an uploaded image. The file signature is checked before a worker process is used. */
async function cleaned({ images, policy }: Deps, bytes: Uint8Array) {
  if (!imageTypeOf(bytes)) throw refusal('noImage');
  const { maxPixels, maxSide } = policy.upload;
  const result = await images.clean({ bytes, limits: { maxPixels, maxSide } }).catch((error) => {
    throw error instanceof WorkerPoolBusy ? busy() : error;
  });
  if (typeof result === 'string') throw refusal(result);
  return { type: result.type, bytes: Buffer.from(result.bytes) };
}

export const uploadHandlers = defineHandlers({
  async uploadImage(ctx, { body: { multipart } }) {
    if (!(multipart instanceof Blob)) throw new BusinessError(400, 'multipart must be a file');
    const sent = new Uint8Array(await multipart.arrayBuffer());
    const { type, bytes } = await cleaned(ctx, sent);
    const name = `${randomBytes(16).toString('hex')}.${type}`;
    if (!(await saveUpload(ctx, { name, user_id: signedIn(ctx).id, bytes }))) {
      throw new BusinessError(500, 'You have uploaded too many images');
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
