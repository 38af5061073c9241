import type { AppDeps } from '../../app/deps';

export const createLoader =
  ({ queryClient, queries }: AppDeps) =>
  async () => {
    await queryClient.ensureQueryData(queries.userInfo());
    return null;
  };
