import { queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

type Calls = Pick<Clients, 'operator'>;

/** The trades of shops, with their fees. */
export const tradesQuery = ({ operator }: Calls) =>
  queryOptions({
    queryKey: ['work', 'trades'],
    queryFn: ({ signal }) => operator.operatorTrades({}, { signal }),
  });

/** The types of shops. */
export const shopTypesQuery = ({ operator }: Calls) =>
  queryOptions({
    queryKey: ['work', 'shopTypes'],
    queryFn: ({ signal }) => operator.operatorShopTypes({}, { signal }),
  });
