import type { Deps } from '../kernel/context';
import { BusinessError } from '../kernel/errors';
import { ownImages } from '../upload/own-images';

const MAX_PICTURES = 5;

/** The stored form of comma-separated image URLs: all uploaded by this person. */
export async function ownPictures(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  joined = '',
): Promise<string[]> {
  const addresses = joined.split(',').flatMap((part) => part.trim() || []);
  if (addresses.length > MAX_PICTURES) {
    throw new BusinessError(400, `At most ${MAX_PICTURES} pictures can be sent`);
  }
  const pictures = await ownImages(db, userId, addresses);
  if (!pictures) {
    throw new BusinessError(400, 'refund_reason_wap_img must be images that you have uploaded');
  }
  return pictures;
}
