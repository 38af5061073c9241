import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { SecondFactors } from '@vermilion/api-client/operator';
import type { Clients } from '../wire/clients';

/** The second factors of whoever is signed in. */
export const factorsQuery = ({ operator }: Pick<Clients, 'operator'>) =>
  queryOptions({
    queryKey: ['work', 'secondFactors'],
    queryFn: ({ signal }) => operator.secondFactors({}, { signal }),
  });

/** Loads the second factors again, after a change. */
export function useFactorsChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['work', 'secondFactors'] });
}

/** What proves a second factor of this account. */
export const methodsOf = ({ hasApp, passkeys }: SecondFactors) => [
  ...(hasApp ? (['app'] as const) : []),
  ...(passkeys.length > 0 ? (['passkey'] as const) : []),
];
