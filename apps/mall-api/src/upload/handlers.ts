import { randomBytes } from 'node:crypto';
import { defineHandlers, signedIn } from '../http/handler';
import { imageUrl } from '../http/image-url';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { UPLOADS } from './address';
import { cleanUpload } from './clean-upload';
import { hasRoom, saveUpload } from './store';

const tooManyImages = () => namedError('limit-reached', 500, 'You have uploaded too many images');

/** Refuses an upload before its file is read, if the account has no room for it. */
export async function requireRoomForUpload(ctx: Context): Promise<void> {
  if (!(await hasRoom(ctx, signedIn(ctx).id))) throw tooManyImages();
}

export const uploadHandlers = defineHandlers({
  async uploadImage(ctx, { body: { multipart } }) {
    const { maxSide } = ctx.policy.upload;
    const { type, bytes } = await cleanUpload(ctx, multipart, { maxSide, encoding: 'kept' });
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
