import { pointsBalance } from './points';
import type { Resolvers } from './resolvers';

/** The account of the shopper. */
export const accountResolvers: Resolvers = {
  userInfo: (state) => ({
    ...state.user,
    integral: pointsBalance(state),
    collectCount: state.collected.length,
  }),
  editUser(state, { nickname, avatar = state.user.avatar }) {
    state.user = { ...state.user, nickname, avatar };
    return null;
  },
};
