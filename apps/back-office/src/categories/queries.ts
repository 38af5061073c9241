import { queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

/** All categories of the mall, in the order of the menu. */
export const categoriesQuery = ({ operator }: Pick<Clients, 'operator'>) =>
  queryOptions({
    queryKey: ['work', 'categories'],
    queryFn: ({ signal }) => operator.operatorCategories({}, { signal }),
  });
