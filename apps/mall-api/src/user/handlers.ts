import { withMessage } from '../http/envelope';
import { defineHandlers, signedIn } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { unauthorized } from '../kernel/errors';
import { editProfile } from './edit';
import { userMenuEntries } from './menu';
import { findUserInfo } from './store';

export const userHandlers = defineHandlers({
  async userInfo(ctx) {
    const { id } = signedIn(ctx);
    const user = await findUserInfo(ctx.db, id);
    if (!user) throw unauthorized();
    return {
      uid: id,
      nickname: user.nickname,
      avatar: imageUrl(ctx.settings, user.avatar),
      phone: user.phone,
      email: user.email,
      userType: user.kind,
      integral: user.points,
      experience: user.experience,
      couponCount: user.coupons ?? 0,
      collectCount: user.collected ?? 0,
    };
  },

  async editUser(ctx, { body }) {
    await editProfile(ctx, body);
    return withMessage('Your profile is saved', null);
  },

  userMenu: ({ language }) => ({
    routine_my_menus: userMenuEntries(language),
    routine_my_banner: [],
  }),
});
