import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PreOrder } from '@vermilion/api-client';
import { useApp } from '../../app/app-context';
import { priceQuery } from './loader';
import { toSums } from './map';

/** The sums of the order with a coupon; the draft's own sums without one. */
export function usePrice(preOrderNo: string, draft: PreOrder, couponId: number | undefined) {
  const app = useApp();
  const price = useQuery({
    ...priceQuery(app, preOrderNo, couponId),
    enabled: couponId !== undefined,
    placeholderData: keepPreviousData,
  });
  const computed = couponId === undefined ? undefined : price.data;
  return { sums: toSums(computed ?? draft), pending: couponId !== undefined && price.isFetching };
}
