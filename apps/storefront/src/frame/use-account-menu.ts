import { useQuery } from '@tanstack/react-query';
import type { UserMenuProps } from '@vermilion/mall-components/header';
import { useApp } from '../app/app-context';
import { paths } from '../paths';
import { useSession } from '../session/session-query';
import { useSignOut } from '../session/use-sign-out';
import { toMenuEntries } from './header-data';

/** The account's menu while somebody is signed in; only then it is asked for. */
export function useAccountMenu(): UserMenuProps | undefined {
  const { queries } = useApp();
  const { signedIn, user } = useSession();
  const signOut = useSignOut();
  const menu = useQuery({ ...queries.userMenu(), enabled: signedIn, meta: { quiet: true } }).data;
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
    entries: toMenuEntries(menu),
    onLogOut: signOut,
  };
}
