import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ShopInfo } from '@vermilion/api-client';
import { useApp } from '../deps/app-context';
import { ownQuery, useSession } from '../session/session-query';
import { infoQuery } from './queries';

/** A shop's public data; when signed in, including whether the shopper follows it. */
export function useShopInfo(id: number): ShopInfo {
  const { signedIn } = useSession();
  const query = infoQuery(useApp(), id);
  const shared = useSuspenseQuery(query).data;
  const own = useQuery({ ...ownQuery(query), enabled: signedIn, meta: { quiet: true } }).data;
  return (signedIn && own) || shared;
}
