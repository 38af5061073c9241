import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@vermilion/api-client';
import { useApp } from '../../app/app-context';
import { ownQuery, useSession } from '../../session/session-query';
import { detailQuery } from './loader';

/**
 * Goods as everybody sees them; for who is signed in, as they see them: whether they have collected them, follow the
 * shop, and what their own draft holds.
 */
export function useGoods(id: number): ProductDetail {
  const { signedIn } = useSession();
  const query = detailQuery(useApp(), id);
  const shared = useSuspenseQuery(query).data;
  const own = useQuery({ ...ownQuery(query), enabled: signedIn, meta: { quiet: true } }).data;
  return (signedIn && own) || shared;
}
