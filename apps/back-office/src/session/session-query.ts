import { queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';
import { readSession } from './session';

/** The session of this browser. It is read again when it is opened or ends, and not by itself. */
export const sessionQuery = ({ operator }: Pick<Clients, 'operator'>) =>
  queryOptions({
    queryKey: ['session'],
    queryFn: () => readSession(operator),
    staleTime: Infinity,
    gcTime: Infinity,
  });
