import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

const STAFF_A_PAGE = 50;

/** One page of the people of this place. */
export const staffQuery = ({ operator }: Pick<Clients, 'operator'>, page: number) =>
  queryOptions({
    queryKey: ['work', 'staff', page],
    queryFn: ({ signal }) => operator.staffMembers({ page, limit: STAFF_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
