import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

const KEYS_A_PAGE = 20;

/** One page of the keys, newest first, revoked ones too. */
export const keysQuery = ({ operator }: Pick<Clients, 'operator'>, page: number) =>
  queryOptions({
    queryKey: ['work', 'keys', page],
    queryFn: ({ signal }) => operator.operatorKeys({ page, limit: KEYS_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
