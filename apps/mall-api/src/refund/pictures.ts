import { BusinessError } from '../kernel/errors';
import type { Deps } from '../kernel/context';
import { UPLOADS, uploadName } from '../upload/address';
import { isOwnUpload } from '../upload/store';

const MOST = 5;

/** The stored form of pictures whose addresses are joined by commas: all uploaded by this person. */
export async function ownPictures(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  joined = '',
): Promise<string[]> {
  const addresses = joined.split(',').flatMap((part) => part.trim() || []);
  const pictures = [...new Set(addresses.map((address) => uploadName(address) ?? ''))];
  if (pictures.length > MOST) throw new BusinessError(400, `At most ${MOST} pictures can be sent`);
  for (const name of pictures) {
    if (!name || !(await isOwnUpload(db, userId, name))) {
      throw new BusinessError(400, 'refund_reason_wap_img must be images that you have uploaded');
    }
  }
  return pictures.map((name) => UPLOADS + name);
}
