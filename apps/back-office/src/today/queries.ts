import { queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

/** What waits in the shop of the session, and its sales of 30 days. */
export const todayQuery = ({ operator }: Pick<Clients, 'operator'>) =>
  queryOptions({
    queryKey: ['work', 'today'],
    queryFn: ({ signal }) => operator.shopToday({}, { signal }),
  });
