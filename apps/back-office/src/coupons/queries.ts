import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

const COUPONS_A_PAGE = 20;

type Operator = Pick<Clients, 'operator'>;

/** One page of the coupons, newest first. */
export const couponsQuery = ({ operator }: Operator, page: number) =>
  queryOptions({
    queryKey: ['work', 'coupons', page],
    queryFn: ({ signal }) => operator.operatorCoupons({ page, limit: COUPONS_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One coupon. It is not kept: a form begins with what is saved now. */
export const couponQuery = ({ operator }: Operator, id: number) =>
  queryOptions({
    queryKey: ['work', 'coupon', id],
    queryFn: ({ signal }) => operator.operatorCoupon({ id }, { signal }),
    gcTime: 0,
  });

/** All categories of the mall. */
export const categoriesQuery = ({ operator }: Operator) =>
  queryOptions({
    queryKey: ['work', 'categories'],
    queryFn: ({ signal }) => operator.operatorCategories({}, { signal }),
  });
