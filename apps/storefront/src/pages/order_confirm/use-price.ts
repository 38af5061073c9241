import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PreOrder } from '@vermilion/api-client';
import { useApp } from '../../app/app-context';
import { toSums } from './map';

/** What the order comes to with a coupon; the draft's own sums without one. */
export function usePrice(preOrderNo: string, draft: PreOrder, couponId: number | undefined) {
  const { api } = useApp();
  const price = useQuery({
    queryKey: ['computePrice', { preOrderNo, couponId }],
    queryFn: () => api.computePrice({ preOrderNo, couponId }),
    enabled: couponId !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const computed = couponId === undefined ? undefined : price.data;
  return { sums: toSums(computed ?? draft), pending: couponId !== undefined && price.isFetching };
}
