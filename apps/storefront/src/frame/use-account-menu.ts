import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserMenuProps } from '@vermilion/mall-components/header';
import { useCallback } from 'react';
import { useApp } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { paths } from '../page-params/paths';
import { sessionQuery, useSession } from '../session/session-query';
import { useSignOut } from '../session/use-sign-out';
import { toFigures, toOrderStates } from './account-counts';
import { useMenuEntries } from './use-menu-entries';

/** Counts older than this are refetched when the menu opens. */
const COUNTS_STALE_MS = 30_000;

const orderCountsQuery = ({ queries }: Pick<AppDeps, 'queries'>) => ({
  ...queries.orderData(),
  meta: { quiet: true },
});

/** The account menu while signed in; its entries are requested only then. */
export function useAccountMenu(): UserMenuProps | undefined {
  const app = useApp();
  const queryClient = useQueryClient();
  const { signedIn, user } = useSession();
  const signOut = useSignOut();
  const entries = useMenuEntries(signedIn);
  // Fetched when the menu opens
  const counts = useQuery({ ...orderCountsQuery(app), enabled: false });
  const handleOpen = useCallback(() => {
    // Known counts stay if this fails
    void queryClient.prefetchQuery(orderCountsQuery(app));
    void queryClient.prefetchQuery({ ...sessionQuery(app), staleTime: COUNTS_STALE_MS });
  }, [app, queryClient]);
  const prepare = useCallback(() => app.messages.need('overlays'), [app]);
  if (!signedIn || !user) return undefined;
  return {
    user: {
      nickname: user.nickname,
      avatarSrc: user.avatar || undefined,
      phone: user.phone || undefined,
      email: user.email || undefined,
    },
    figures: toFigures(user),
    orders: toOrderStates(counts.data).filter(({ state }) => state !== 'refunds'),
    overviewHref: paths.account(),
    ordersHref: paths.orders(),
    refundsHref: paths.refunds(),
    reviewsHref: paths.reviews(),
    pointsHref: paths.points(),
    entries,
    onOpen: handleOpen,
    prepare,
    onLogOut: signOut,
  };
}
