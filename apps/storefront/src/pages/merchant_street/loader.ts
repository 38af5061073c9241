import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { listParams } from '../../page-params';

const LIMIT = 10;

export const streetQuery = ({ queries }: AppDeps, page: number) =>
  queries.shopStreet({ page, limit: LIMIT });

export const createLoader =
  (deps: AppDeps) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { page } = listParams.parse(new URL(request.url).searchParams);
    await deps.queryClient.ensureQueryData(streetQuery(deps, page));
    return null;
  };
