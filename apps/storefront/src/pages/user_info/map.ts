import type { MallArgs, UserInfo } from '@vermilion/api-client';
import type { Profile, ProfileDraft } from '@vermilion/mall-components/profile';

/** Who is signed in, as the page shows it. */
export const toProfile = (user: UserInfo): Profile => ({
  nickname: user.nickname,
  avatarSrc: user.avatar || undefined,
  email: user.email || undefined,
  phone: user.phone ? { number: user.phone } : undefined,
  kind: user.userType,
});

/** What is saved; a picture that was never there is left out. */
export const toEditArgs = ({ nickname, avatarSrc }: ProfileDraft): MallArgs['editUser'] => ({
  nickname,
  ...(avatarSrc && { avatar: avatarSrc }),
});
