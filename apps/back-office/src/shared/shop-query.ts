import { queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

/** All about a shop. It is not kept: a form begins with what is saved now. */
export const shopQuery = ({ operator }: Pick<Clients, 'operator'>, id: number) =>
  queryOptions({
    queryKey: ['work', 'shop', id],
    queryFn: ({ signal }) => operator.operatorShop({ id }, { signal }),
    gcTime: 0,
  });
