import type { AppDeps } from '../../deps/deps';

export const createLoader =
  ({ queryClient, queries }: AppDeps) =>
  async () => {
    await queryClient.ensureQueryData(queries.userInfo());
    return null;
  };
