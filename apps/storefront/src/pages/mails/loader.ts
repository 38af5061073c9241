import type { AppDeps } from '../../deps/deps';

export const createLoader =
  ({ queryClient, queries }: AppDeps) =>
  async () => {
    // The link of a mail changes them as well
    await queryClient.fetchQuery(queries.mailSettings());
    return null;
  };
