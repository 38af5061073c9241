import type { MallArgs, UserInfo } from '@vermilion/api-client';
import type { Profile, ProfileDraft } from '@vermilion/mall-components/profile';

/** The profile of the signed-in shopper. */
export const toProfile = (user: UserInfo): Profile => ({
  nickname: user.nickname,
  avatarSrc: user.avatar || undefined,
  email: user.email || undefined,
  phone: user.phone ? { number: user.phone } : undefined,
  kind: user.userType,
});

/** The profile as the API saves it; without an avatar if there is none. */
export const toEditArgs = ({ nickname, avatarSrc }: ProfileDraft): MallArgs['editUser'] => ({
  nickname,
  ...(avatarSrc && { avatar: avatarSrc }),
});
