import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../deps/deps';
import { settlementParams } from '../../page-params';
import { loadOr404 } from '../../routing/load-or-404';
import { protect } from '../../session/protect';
import { sessionQuery } from '../../session/session-query';
import { applicationQuery, mallQueries } from '../../settlement/queries';

/** The empty form is public; an existing application is visible only to its applicant. */
export const createLoader = (deps: AppDeps) => async (args: LoaderFunctionArgs) => {
  const { id } = settlementParams.parse(new URL(args.request.url).searchParams);
  const loading = mallQueries(deps);
  if (id !== undefined) {
    const own = protect(deps, async () => {
      await loadOr404(deps.queryClient.fetchQuery(applicationQuery(deps, id)));
      return null;
    });
    const [answer] = await Promise.all([own(args), loading]);
    return answer;
  }
  await Promise.all([
    deps.queryClient.ensureQueryData(sessionQuery(deps)).catch(() => {}),
    loading,
  ]);
  return null;
};
