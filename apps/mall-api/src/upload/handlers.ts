import { randomBytes } from 'node:crypto';
import { MallFault } from '../http/errors';
import { defineHandlers, signedIn } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { UPLOADS } from './address';
import { cleanImage } from './image';
import { keepUpload } from './store';

export const uploadHandlers = defineHandlers({
  async uploadImage(ctx, { body: { multipart } }) {
    if (!(multipart instanceof Blob)) throw new MallFault(400, 'multipart must be a file');
    const sent = new Uint8Array(await multipart.arrayBuffer());
    const { type, bytes } = await cleanImage(sent, ctx.policy.upload);
    const name = `${randomBytes(16).toString('hex')}.${type}`;
    if (!(await keepUpload(ctx, { name, user_id: signedIn(ctx).id, bytes }))) {
      throw new MallFault(500, 'This account keeps too many pictures');
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
