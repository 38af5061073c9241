import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@vermilion/api-client';
import { useApp } from '../../deps/app-context';
import { ownQuery, useSession } from '../../session/session-query';
import { detailQuery } from './loader';

/**
 * The public data of goods; when signed in, the shopper's own: whether the goods are collected and the shop
 * followed, and their draft order.
 */
export function useGoods(id: number): ProductDetail {
  const { signedIn } = useSession();
  const query = detailQuery(useApp(), id);
  const shared = useSuspenseQuery(query).data;
  const own = useQuery({ ...ownQuery(query), enabled: signedIn, meta: { quiet: true } }).data;
  return (signedIn && own) || shared;
}
