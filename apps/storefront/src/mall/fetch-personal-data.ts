import type { QueryKey } from '@tanstack/react-query';
import { publicReads, type UserInfo } from '@vermilion/api-client';
import type { AppDeps } from '../deps/deps';
import { ownQuery, SESSION_KEY, sessionQuery } from '../session/session-query';
import { cartCountQuery } from './frame-queries';

type Deps = Pick<AppDeps, 'queryClient' | 'queries' | 'readSession'>;

type PersonalQuery = { queryKey: QueryKey; queryFn(): Promise<unknown> };

/** Shared data of the page that differs slightly when signed in. */
const shownToAll = ({ queryClient, queries }: Deps): PersonalQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [id, args, more] }) => {
      const isOptional = !more && publicReads[String(id)]?.[2] === 'optional';
      // The names are those of the table
      const make = queries[id as keyof typeof queries] as unknown as (
        args: unknown,
      ) => PersonalQuery;
      return isOptional ? [make(args)] : [];
    });

/**
 * Requests all personal data of a shared page in one call, before its parts do: they find the request in
 * flight. What fails in the batch is requested separately.
 */
export function fetchPersonalData(deps: Deps, headers: Record<string, string>): void {
  const { queryClient, queries } = deps;
  if (queryClient.getQueryData(SESSION_KEY)) return;
  const requests = [
    { call: queries.userInfo().queryKey as QueryKey, query: sessionQuery(deps) as PersonalQuery },
    ...[cartCountQuery(deps) as PersonalQuery, queries.userMenu() as PersonalQuery].map(
      (query) => ({
        call: query.queryKey,
        query,
      }),
    ),
    ...shownToAll(deps).map((query) => ({ call: query.queryKey, query: ownQuery(query) })),
  ];
  const calls = requests.map(({ call: [operation, args] }) => ({ operation, args }));
  const answers = fetch('/api/batch', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(calls),
  }).then((response) => response.json() as Promise<{ data?: { code: number; data: unknown }[] }>);
  const batch = answers.catch(() => ({ data: undefined }));
  requests.forEach(({ query }, part) => {
    void queryClient.prefetchQuery({
      ...query,
      meta: { quiet: true },
      queryFn: async () => {
        const answer = (await batch).data?.[part];
        if (answer?.code !== 200) return query.queryFn();
        const isSession = query.queryKey === SESSION_KEY;
        return isSession ? { signedIn: true, user: answer.data as UserInfo } : answer.data;
      },
    });
  });
}
