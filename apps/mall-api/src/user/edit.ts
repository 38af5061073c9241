import { signedIn } from '../http/handler';
import { imageUrl } from '../http/image-url';
import type { Context } from '../kernel/context';
import { BusinessError } from '../kernel/errors';
import { ownImages } from '../upload/own-images';

export interface Profile {
  nickname: string;
  avatar?: string | undefined;
}

/** Changes the nickname and picture of the signed-in person. */
export async function editProfile(ctx: Context, profile: Profile): Promise<void> {
  const { id } = signedIn(ctx);
  const { nickname } = profile;
  const avatar = profile.avatar && (await avatarOf(ctx, id, profile.avatar));
  await ctx.db
    .updateTable('user_account')
    .set({ nickname, ...(avatar && { avatar }) })
    .where('id', '=', id)
    .execute();
}

/** The stored form of a picture's URL: an own upload, or the unchanged current picture. */
async function avatarOf(ctx: Context, userId: number, address: string) {
  const [own] = (await ownImages(ctx.db, userId, [address])) ?? [];
  if (own) return own;
  const present = await ctx.db
    .selectFrom('user_account')
    .select('avatar')
    .where('id', '=', userId)
    .executeTakeFirst();
  const isPresent =
    present && [present.avatar, imageUrl(ctx.settings, present.avatar)].includes(address);
  if (!isPresent) throw new BusinessError(400, 'avatar must be an image that you have uploaded');
  return present.avatar;
}
