import type { AppDeps } from '../../app/deps';

export const createLoader = (deps: AppDeps) => async () => {
  await deps.queryClient.ensureQueryData(deps.queries.leaderboard());
  return null;
};
