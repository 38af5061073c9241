import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@vermilion/api-client';
import { useApp } from '../../app/app-context';
import { ownQuery } from '../../data/own-query';
import { useSession } from '../../session/session-query';
import { detailQuery } from './loader';

const hasSoldOut = ({ productValue }: ProductDetail) =>
  Object.values(productValue).some(({ stock }) => stock <= 0);

/**
 * Goods as everybody sees them; where some are sold out, as the shopper does: what their own draft holds is
 * there for them.
 */
export function useGoods(id: number): ProductDetail {
  const { signedIn } = useSession();
  const query = detailQuery(useApp(), id);
  const shared = useSuspenseQuery(query).data;
  const enabled = signedIn && hasSoldOut(shared);
  const own = useQuery({ ...ownQuery(query), enabled, meta: { quiet: true } }).data;
  return (enabled && own) || shared;
}
