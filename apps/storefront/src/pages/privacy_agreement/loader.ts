import type { AppDeps } from '../../deps/deps';

export const agreementQuery = ({ queries }: AppDeps) => queries.loginMethodInfo();

export const createLoader = (deps: AppDeps) => async () => {
  await deps.queryClient.ensureQueryData(agreementQuery(deps));
  return null;
};
