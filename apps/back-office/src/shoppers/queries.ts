import { queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

/** An account. The server records that it was read. */
export const shopperQuery = ({ operator }: Pick<Clients, 'operator'>, id: number) =>
  queryOptions({
    queryKey: ['work', 'shopper', id],
    queryFn: ({ signal }) => operator.operatorShopper({ id }, { signal }),
  });
