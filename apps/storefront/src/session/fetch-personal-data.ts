import { publicReads, type UserInfo } from '@vermilion/api-client';
import type { QueryKey } from '@tanstack/react-query';
import type { AppDeps } from '../app/deps';
import { cartCountQuery } from '../frame/frame-queries';
import { ownQuery, SESSION_KEY, sessionQuery } from './session-query';

type Deps = Pick<AppDeps, 'queryClient' | 'queries' | 'readSession'>;

type Asked = { queryKey: QueryKey; queryFn(): Promise<unknown> };

/** Shared data of the page that differs slightly when signed in. */
const shownToAll = ({ queryClient, queries }: Deps): Asked[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [id, args, more] }) => {
      const isOptional = !more && publicReads[String(id)]?.[2] === 'optional';
      // The names are those of the table
      const make = queries[id as keyof typeof queries] as unknown as (args: unknown) => Asked;
      return isOptional ? [make(args)] : [];
    });

/**
 * Requests all personal data of a shared page in one call, before its parts do: they find the request in
 * flight. What fails in the batch is requested separately.
 */
export function fetchPersonalData(deps: Deps, headers: Record<string, string>): void {
  const { queryClient, queries } = deps;
  if (queryClient.getQueryData(SESSION_KEY)) return;
  const wanted = [
    { call: queries.userInfo().queryKey as QueryKey, query: sessionQuery(deps) as Asked },
    ...[cartCountQuery(deps) as Asked, queries.userMenu() as Asked].map((query) => ({
      call: query.queryKey,
      query,
    })),
    ...shownToAll(deps).map((query) => ({ call: query.queryKey, query: ownQuery(query) })),
  ];
  const calls = wanted.map(({ call: [operation, args] }) => ({ operation, args }));
  const answers = fetch('/api/batch', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(calls),
  }).then((response) => response.json() as Promise<{ data?: { code: number; data: unknown }[] }>);
  const asked = answers.catch(() => ({ data: undefined }));
  wanted.forEach(({ query }, part) => {
    void queryClient.prefetchQuery({
      ...query,
      meta: { quiet: true },
      queryFn: async () => {
        const answer = (await asked).data?.[part];
        if (answer?.code !== 200) return query.queryFn();
        const isSession = query.queryKey === SESSION_KEY;
        return isSession ? { signedIn: true, user: answer.data as UserInfo } : answer.data;
      },
    });
  });
}
