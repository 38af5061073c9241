import type { UserMenuProps } from '@vermilion/mall-components/header';
import { paths } from '../paths';
import { useSession } from '../session/session-query';
import { useSignOut } from '../session/use-sign-out';
import { useMenuEntries } from './use-menu-entries';

/** The account's menu while somebody is signed in; only then its entries are asked for. */
export function useAccountMenu(): UserMenuProps | undefined {
  const { signedIn, user } = useSession();
  const signOut = useSignOut();
  const entries = useMenuEntries(signedIn);
  if (!signedIn || !user) return undefined;
  return {
    user: {
      nickname: user.nickname,
      avatarSrc: user.avatar || undefined,
      phone: user.phone || undefined,
      email: user.email || undefined,
    },
    ordersHref: paths.orders('toShip'),
    refundsHref: paths.refunds(),
    reviewsHref: paths.reviews(),
    pointsHref: paths.points(),
    entries,
    onLogOut: signOut,
  };
}
