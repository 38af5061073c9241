import type { VisitorLink } from '@vermilion/api-client';
import type { KeepOrderProps } from '@vermilion/mall-components/order';
import { useState } from 'react';
import { useApp } from '../../deps/app-context';
import { useAction } from '../../errors/use-action';
import { refreshOrders } from '../../order/refresh-orders';
import { paths } from '../../page-params/paths';
import { useSession } from '../../session/session-query';
import { useSignIn } from '../../session/sign-in-context';
import { withAccess } from './read-order';

/** Transfers the order to the signed-in account. */
export function useKeepOrder(link: VisitorLink, access: string): KeepOrderProps {
  const { api, queryClient } = useApp();
  const signIn = useSignIn();
  const { signedIn, user } = useSession();
  const [isKept, setKept] = useState(false);
  const onKeep = useAction({
    mutationFn: () => api.keepVisitorOrder(link, withAccess(access)),
    meta: { shownByView: true },
    onSuccess: async () => {
      setKept(true);
      await refreshOrders(queryClient);
    },
  });
  // A visitor session is not an account
  const isShopper = signedIn && user?.userType !== 'visitor';
  return {
    state: isKept ? 'kept' : isShopper ? 'ready' : 'guest',
    ordersHref: paths.orders(),
    onSignIn: () => signIn.open(),
    onKeep: () => onKeep(),
  };
}
